import { Offers } from '../features/offers/offers.tsx';

/** The rewards that customers redeem with points. */
export function Component() {
  return <Offers kind="reward" />;
}
