/**
 * The document has the pictures of the first dishes of a long list alone; the others are added once the page has taken over
 * (decision 047). How far they have come in this visit: whoever goes back finds the pictures that were there.
 */
export const farPictures = { shown: 16 };
