/* Entries of one answer. Constants of their own, as the timeouts are. */

export const orders = 10;
export const reviews = 10;
export const products = 200;
/** The most that a request may ask for. */
export const largest = 200;
