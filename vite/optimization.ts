/** Constants stand where they are used, also in other files: names that only carry a word or a number weigh nothing. */
export const OPTIMIZATION = { inlineConst: { mode: 'all', pass: 3 } } as const;
