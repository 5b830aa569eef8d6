/** What is kept of an order that a person confirmed after an assistant had filled it in. */
export const BY_ASSISTANT = 'assistant';

const WORD = /^assistant-([a-z2-7]{20})$/;

/** The word by which an order names the assistant's checkout that it comes from. It is a link's name like others (`order-source.ts`). */
export function checkoutWord(checkoutId: string): string {
  return `${BY_ASSISTANT}-${checkoutId}`;
}

/** The checkout that such a word names; null: it is another link's name, or none. */
export function checkoutOfWord(source: string | null): string | null {
  return WORD.exec(source ?? '')?.[1] ?? null;
}

/** The page on which a person goes on with an assistant's checkout. Its id is in the fragment, which browsers send to no server. */
export function continuePath(checkoutId: string, language: string): string {
  return `/continue?lang=${language}#${checkoutId}`;
}
