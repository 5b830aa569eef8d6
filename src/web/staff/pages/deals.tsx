import { DealList } from '../features/menu-editor/deals/deal-list.tsx';
import { MenuTabs } from '../features/menu-editor/tree/menu-tabs.tsx';

/** The deals of the menu. */
export function Component() {
  return (
    <>
      <MenuTabs />
      <DealList />
    </>
  );
}
