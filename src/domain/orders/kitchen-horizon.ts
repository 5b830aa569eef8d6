/**
 * How many minutes before it is due an order for later comes to the cooks; until then it rests. An owner may choose another number within
 * these.
 */
export const START_AHEAD = { usual: 30, least: 10, most: 240 } as const;
