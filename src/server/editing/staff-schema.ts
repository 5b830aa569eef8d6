/** Parts of the OpenAPI schema that all staff operations share. */
export const staffSchema = { tags: ['staff'], security: [{ customer: [] }] };
