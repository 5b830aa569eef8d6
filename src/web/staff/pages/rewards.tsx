import { Offers } from '../features/offers/offers.tsx';

/** What customers buy with their points. */
export function Component() {
  return <Offers kind="reward" />;
}
