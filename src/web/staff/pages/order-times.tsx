import { OrderTimesSettings } from '../features/times/order-times.tsx';

/** Preparation, last orders, slots and capacity. */
export function Component() {
  return <OrderTimesSettings />;
}
