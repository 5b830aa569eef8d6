import { FiguresPage } from '../features/figures/figures-page.tsx';

/** The restaurant's sales figures. */
export function Component() {
  return <FiguresPage />;
}
