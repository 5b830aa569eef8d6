import { AboutEditor } from '../features/about/about-editor.tsx';

/** The about content. */
export function Component() {
  return <AboutEditor />;
}
