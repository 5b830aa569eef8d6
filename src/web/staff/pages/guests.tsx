import { GuestSettingsPage } from '../features/guests/guest-settings.tsx';

/** Who may order without an account, and from whom nothing is taken. */
export function Component() {
  return <GuestSettingsPage />;
}
