import { OptionGroups } from '../features/menu-editor/groups/option-group-list.tsx';
import { MenuTabs } from '../features/menu-editor/tree/menu-tabs.tsx';

/** The option groups of the menu. */
export function Component() {
  return (
    <>
      <MenuTabs />
      <OptionGroups />
    </>
  );
}
