import { OrderBoard } from '../features/board/order-board.tsx';

/** The first page for staff: the orders. */
export function Component() {
  return <OrderBoard />;
}
