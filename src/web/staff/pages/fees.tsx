import { FeesSettings } from '../features/fees/fee-settings.tsx';

/** What the restaurant adds to orders besides the delivery fee. */
export function Component() {
  return <FeesSettings />;
}
