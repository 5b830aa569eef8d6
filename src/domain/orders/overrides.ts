/**
 * What staff may set aside for a caller, with a reason: that the restaurant is closed, paused or full, that the address is outside its
 * area, that the order is below its minimum, that such an order is to be paid online, and what the menu asks for a line.
 */
export const OVERRIDES = ['closed', 'area', 'minimum', 'payment', 'prices'] as const;

export type Override = (typeof OVERRIDES)[number];
