/** Inlines constants, also across files, so that names for a word or number cost no bytes. */
export const OPTIMIZATION = { inlineConst: { mode: 'all', pass: 3 } } as const;
