import { MenuTabs } from '../features/menu-editor/menu-tabs.tsx';
import { OptionGroups } from '../features/menu-editor/option-groups.tsx';

/** What customers can choose with dishes. */
export function Component() {
  return (
    <>
      <MenuTabs />
      <OptionGroups />
    </>
  );
}
