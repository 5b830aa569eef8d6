/** Who reads what staff write about an order. */
export const NOTE_AUDIENCES = ['team', 'customer'] as const;
export type NoteAudience = (typeof NOTE_AUDIENCES)[number];

/** Sentences that customers are often written. Each reads them in their own language. */
export const USUAL_MESSAGES = ['later', 'call_us', 'at_the_door', 'missing', 'left_behind'] as const;
export type UsualMessage = (typeof USUAL_MESSAGES)[number];

/** Most that is written about one order: for the team, and to the customer. */
export const MOST_NOTES: Readonly<Record<NoteAudience, number>> = { team: 50, customer: 5 };
