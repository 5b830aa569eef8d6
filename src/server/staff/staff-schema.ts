/** What the operations of the restaurant's own people have in common in the API's document. */
export const staffSchema = { tags: ['staff'], security: [{ customer: [] }] };
