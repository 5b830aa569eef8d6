import { ThemeEditor } from '../features/theme/theme-editor.tsx';

/** The restaurant's colours and logo. */
export function Component() {
  return <ThemeEditor />;
}
