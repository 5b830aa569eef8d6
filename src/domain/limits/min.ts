/* Minimum values; for texts, the minimum number of characters. Constants of their own, as the timeouts are. */

export const rating = 0.5;
export const profileName = 2;
export const contactMessage = 10;
