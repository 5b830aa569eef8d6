/** Invisible signs: they can hide words from people that a machine reads. Joiners of emoji go, too: nobody misses them here. */
const HIDDEN = /[\p{Cf}\p{Variation_Selector}]/gu;
const TAGS = /<[^>]*>/g;
/** A picture or a link of Markdown: its words stay, its address goes. */
const LINKS = /!?\[([^\]]*)\]\([^)]*\)/g;
const ADDRESSES = /\b(?:https?|data|javascript):\S*/gi;
const MARKS = /[<>`*_~#|\\{}[\]]+/g;

/**
 * A text that people wrote, as a machine is given it: one plain line without markup, addresses or invisible signs, of at most `max`
 * characters. It stands in a field of an answer, never among an assistant's instructions.
 */
export function plainData(text: string, max: number): string {
  const plain = text
    .replace(HIDDEN, '')
    .replace(LINKS, '$1')
    .replace(TAGS, ' ')
    .replace(ADDRESSES, ' ')
    .replace(MARKS, ' ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const letters = [...plain];
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : plain;
}
