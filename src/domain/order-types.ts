/** How an order reaches the customer. Apart from the states, which few pages need. */
export const ORDER_TYPES = ['Delivery', 'Pickup'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];
