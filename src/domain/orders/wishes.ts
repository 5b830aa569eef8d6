/**
 * What a customer wants done about a dish that is missing. It belongs to one order: neither the cart nor an order that is repeated
 * keeps it, since what one does without today is no habit.
 */
export const WISHES = ['leave_out', 'replace', 'call'] as const;
export type Wish = (typeof WISHES)[number];
