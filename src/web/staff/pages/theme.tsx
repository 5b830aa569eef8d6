import { ThemeEditor } from '../features/theme/theme-editor.tsx';

/** The restaurant's colours, logo and cover picture. */
export function Component() {
  return <ThemeEditor />;
}
