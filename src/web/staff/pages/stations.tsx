import { StationsPage } from '../features/stations/stations-page.tsx';

/** The kitchen's stations and their devices. */
export function Component() {
  return <StationsPage />;
}
