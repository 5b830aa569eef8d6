/**
 * The document has the pictures of the first dishes of a long list alone; the others are drawn when somebody comes near
 * (decision 052). `near`: those of this visit so far, a new set when more come. Whoever goes back finds the pictures that were there.
 */
export const farPictures: { near: ReadonlySet<string> } = { near: new Set() };
