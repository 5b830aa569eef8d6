import { Offers } from '../features/offers/offers.tsx';

/** Promotions: codes, and offers that customers apply from their cards. */
export function Component() {
  return <Offers kind="promotion" />;
}
