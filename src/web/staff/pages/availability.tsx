import { MenuAvailability } from '../features/availability/menu-availability.tsx';

/** The menu, as far as a kitchen changes it during a shift. */
export function Component() {
  return <MenuAvailability />;
}
