/** The list of the customer's orders, its empty and its error state, in one file. */
export { OrdersList } from '../../features/orders/orders-list.tsx';
export { NoOrders, OrdersFailed } from '../../features/orders/orders-states.tsx';
