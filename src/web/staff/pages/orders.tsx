import { AllOrders } from '../features/orders/orders-page.tsx';

/** All of the restaurant's orders. */
export function Component() {
  return <AllOrders />;
}
