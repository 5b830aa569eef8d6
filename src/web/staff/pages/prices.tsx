import { MenuTabs } from '../features/menu-editor/tree/menu-tabs.tsx';
import { PricesPage } from '../features/prices/prices-page.tsx';

/** The menu's prices as a table. */
export function Component() {
  return (
    <>
      <MenuTabs />
      <PricesPage />
    </>
  );
}
