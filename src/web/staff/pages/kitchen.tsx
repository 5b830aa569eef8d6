import { PairedKitchen } from '../features/kitchen/paired-kitchen.tsx';

/** The screen of a paired device, which needs no account. */
export function Component() {
  return <PairedKitchen />;
}
