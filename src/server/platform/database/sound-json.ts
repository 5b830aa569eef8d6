/** Levels of nesting; the contract has far fewer. */
const MAX_DEPTH = 32;
/** NUL, which PostgreSQL cannot store, and lone surrogates, which UTF-8 cannot encode. */
const BROKEN = /[\0\p{Cs}]/u;
const INVISIBLE = /\p{Cf}/u;
const VISIBLE = /[^\s\p{Cf}]/u;

/**
 * Whether parsed JSON is free of excessive nesting, of characters that cannot be stored, and of texts of invisible characters
 * only.
 */
export function isSoundJson(whole: unknown): boolean {
  // Iterative, because deep nesting would overflow the stack of a recursive walk.
  const waiting: { value: unknown; depth: number }[] = [{ value: whole, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && !isSoundText(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === MAX_DEPTH) return false;
    for (const [key, each] of Object.entries(value)) {
      if (BROKEN.test(key)) return false;
      waiting.push({ value: each, depth: depth + 1 });
    }
  }
  return true;
}

function isSoundText(text: string): boolean {
  return !BROKEN.test(text) && (VISIBLE.test(text) || !INVISIBLE.test(text));
}
