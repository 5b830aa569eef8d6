import { MenuEditor } from '../features/menu-editor/menu-editor.tsx';
import { MenuTabs } from '../features/menu-editor/menu-tabs.tsx';

/** The menu editor. */
export function Component() {
  return (
    <>
      <MenuTabs />
      <MenuEditor />
    </>
  );
}
