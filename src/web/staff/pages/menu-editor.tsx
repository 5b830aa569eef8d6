import { MenuTabs } from '../features/menu-editor/menu-tabs.tsx';
import { MenuEditor } from '../features/menu-editor/menu-tree.tsx';

/** The menu editor. */
export function Component() {
  return (
    <>
      <MenuTabs />
      <MenuEditor />
    </>
  );
}
