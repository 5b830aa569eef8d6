/** Sentences of the API's document that several endpoints need. */
export const CARRIES_RECORD = 'A 409 for another version carries the current `record`.';
export const REPEATED = 'A repeated Idempotency-Key creates nothing new.';
