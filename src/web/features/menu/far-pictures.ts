/**
 * Of a long list, the document has only the first dishes' pictures; the others are rendered when their row comes near (decision
 * 052). `near`: the ids of the dishes whose rows did in this visit, kept for going back. The set is replaced, never changed.
 */
export const farPictures: { near: ReadonlySet<string> } = { near: new Set() };
