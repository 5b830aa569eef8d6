import { MenuAvailability } from '../features/availability/menu-availability.tsx';
import { MenuTabs } from '../features/menu-editor/tree/menu-tabs.tsx';

/** What has run out, which a kitchen changes during a shift. */
export function Component() {
  return (
    <>
      <MenuTabs />
      <MenuAvailability />
    </>
  );
}
