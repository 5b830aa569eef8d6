import { ZoneSettings } from '../features/zones/zone-settings.tsx';

/** Where the restaurant delivers, and by which terms. */
export function Component() {
  return <ZoneSettings />;
}
