/** Far deeper than anything the contract has. */
const MAX_DEPTH = 32;
/** NUL, which PostgreSQL can't store, and halves of characters, which no text can hold. */
const BROKEN = /[\0\p{Cs}]/u;
const INVISIBLE = /\p{Cf}/u;
const VISIBLE = /[^\s\p{Cf}]/u;

/** Whether parsed JSON is neither absurdly deep nor holds broken texts, or ones that look empty and are not. */
export function isSoundJson(whole: unknown): boolean {
  // A list instead of recursion: depth is what it guards against.
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
