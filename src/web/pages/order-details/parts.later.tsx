/** What stands in for an order, and what stands below it, in one file. */
export { OrderInformation, OrderNotes } from '../../features/orders/order-information.tsx';
export { OrderFailed, OrderNotFound, OrderPending } from '../../features/orders/order-states.tsx';
export { OrderTimeline } from '../../features/orders/order-timeline.tsx';
