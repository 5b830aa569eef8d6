/** Thrown while hydrating where the server rendered another answer or language than there is now: React then draws the part anew. */
export class OutdatedPart extends Error {}
