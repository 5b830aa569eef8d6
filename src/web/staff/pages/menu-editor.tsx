import { MenuTabs } from '../features/menu-editor/tree/menu-tabs.tsx';
import { MenuEditor } from '../features/menu-editor/tree/menu-tree.tsx';

/** The menu editor. */
export function Component() {
  return (
    <>
      <MenuTabs />
      <MenuEditor />
    </>
  );
}
