/** What codes stand for in a file's own words, by the code in capitals. A code may have two meanings: one in each column. */
export type Legend = ReadonlyMap<string, readonly string[]>;

/** "A", "a1", "12": what menus put behind their dishes. */
const CODE = /^(?:[a-z]{1,2}\d?|\d{1,2}[a-z]?)$/i;

export function isCode(word: string): boolean {
  return CODE.test(word);
}

/** A legend of codes and words that stand beside each other. */
export function legendOf(pairs: Iterable<readonly [string, string]>): Legend {
  const found = new Map<string, string[]>();
  for (const [code, words] of pairs) {
    const key = code.toUpperCase();
    const known = found.get(key) ?? [];
    if (!known.includes(words)) found.set(key, [...known, words]);
  }
  return found;
}
