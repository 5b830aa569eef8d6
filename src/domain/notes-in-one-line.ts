/** What a customer noted, in the room that an order has for it: 500 characters may be 250 lines. "No onions / Ring twice". */
export const notesInOneLine = (notes: string): string => notes.split(/\s*\n\s*/).join(' / ');
