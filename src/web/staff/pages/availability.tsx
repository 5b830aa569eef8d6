import { MenuAvailability } from '../features/availability/menu-availability.tsx';
import { MenuTabs } from '../features/menu-editor/menu-tabs.tsx';

/** The menu, as far as a kitchen changes it during a shift. */
export function Component() {
  return (
    <>
      <MenuTabs />
      <MenuAvailability />
    </>
  );
}
