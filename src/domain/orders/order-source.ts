/** A link's name: one word, which says where it was put. */
const SOURCE = /^[a-z0-9](?:[a-z0-9-]{0,28}[a-z0-9])?$/;

/** How a word of an address is kept as the name of a link; null: it is none. */
export function sourceOf(word: string | null | undefined): string | null {
  const plain = (word ?? '').trim().toLowerCase();
  return SOURCE.test(plain) ? plain : null;
}

/** What is kept of an order that another system placed by a key. */
export const BY_KEY = 'key';
