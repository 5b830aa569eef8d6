import { FiguresPage } from '../features/figures/figures-page.tsx';

/** How the restaurant does. */
export function Component() {
  return <FiguresPage />;
}
