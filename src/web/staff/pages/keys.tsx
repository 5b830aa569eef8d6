import { KeysPage } from '../features/connections/keys-page.tsx';

/** The keys by which other systems act at the restaurant. */
export function Component() {
  return <KeysPage />;
}
