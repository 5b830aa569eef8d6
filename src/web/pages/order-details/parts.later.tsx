/** An order and its error states, in one file. */
export { OrderFailed, OrderNotFound } from '../../features/orders/order-states.tsx';
export { OrderView } from '../../features/orders/order-view.tsx';
