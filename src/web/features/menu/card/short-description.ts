import type { Product } from '../../../../contract/menu.ts';
import { CARD_DESCRIPTION_LENGTH } from '../../../../domain/limits.ts';

export interface ShortDescription {
  text: string;
  /** The beginning of a word at the cut, which belongs to the 60 characters and is not shown. */
  rest: string;
  isCut: boolean;
}

/** What a list says of a dish: cut to 60 characters plus an ellipsis (specification section 5, "Display rules"); people see it end at a word. */
export function shortDescription({ description }: Pick<Product, 'description'>): ShortDescription {
  const characters = [...description];
  if (characters.length <= CARD_DESCRIPTION_LENGTH) return { text: description, rest: '', isCut: false };
  const cut = characters.slice(0, CARD_DESCRIPTION_LENGTH).join('');
  const text = cut.trimEnd();
  const end = text.lastIndexOf(' ');
  const isWhole = text !== cut || /\s/.test(characters[CARD_DESCRIPTION_LENGTH] ?? '');
  // Languages without spaces, and a word that is half of the text, are cut where the 60 characters end.
  if (isWhole || end < CARD_DESCRIPTION_LENGTH / 2) return { text, rest: '', isCut: true };
  return { text: text.slice(0, end), rest: text.slice(end), isCut: true };
}
