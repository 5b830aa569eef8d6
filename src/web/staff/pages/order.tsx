import { OrderPage } from '../features/order-page/order-page.tsx';

/** All about one order. */
export function Component() {
  return <OrderPage />;
}
