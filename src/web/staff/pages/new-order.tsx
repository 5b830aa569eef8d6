import { NewOrder } from '../features/phone-order/new-order.tsx';

/** Where staff take an order by telephone. */
export function Component() {
  return <NewOrder />;
}
