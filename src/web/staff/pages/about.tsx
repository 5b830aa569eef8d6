import { AboutEditor } from '../features/about/about-editor.tsx';

/** What the restaurant says about itself. */
export function Component() {
  return <AboutEditor />;
}
