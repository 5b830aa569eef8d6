/** How an order reaches the customer. In a file of its own, because few pages need the statuses as well. */
export const ORDER_TYPES = ['Delivery', 'Pickup'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];
