/** The customer's orders, and what stands in for them, in one file. */
export { OrdersList } from '../../features/orders/orders-list.tsx';
export { NoOrders, OrdersFailed } from '../../features/orders/orders-states.tsx';
