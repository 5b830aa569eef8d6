import { MenuTabs } from '../features/menu-editor/menu-tabs.tsx';
import { OptionGroups } from '../features/menu-editor/option-group-list.tsx';

/** The option groups of the menu. */
export function Component() {
  return (
    <>
      <MenuTabs />
      <OptionGroups />
    </>
  );
}
