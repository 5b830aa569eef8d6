/** How an order can come: over the restaurant's pages, or by telephone, typed in by staff. */
export const ORDER_CHANNELS = ['web', 'phone'] as const;

export type OrderChannel = (typeof ORDER_CHANNELS)[number];
