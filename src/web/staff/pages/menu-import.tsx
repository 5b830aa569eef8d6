import { MenuTabs } from '../features/menu-editor/tree/menu-tabs.tsx';
import { MenuImportPage } from '../features/menu-import/menu-import-page.tsx';

/** A menu from a file: a draft first, then one tap. */
export function Component() {
  return (
    <>
      <MenuTabs />
      <MenuImportPage />
    </>
  );
}
