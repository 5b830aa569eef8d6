/** A customer's notes in one line ("No onions / Ring twice"), because 500 characters may be 250 lines. */
export const notesInOneLine = (notes: string): string => notes.split(/\s*\n\s*/).join(' / ');
