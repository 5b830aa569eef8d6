import type { Product } from '../../../contract/menu.ts';
import { CARD_DESCRIPTION_LENGTH } from '../../../domain/limits.ts';

/** What a list says of a dish: cut to 60 characters plus an ellipsis (specification section 5, "Display rules"). */
export function shortDescription({ description }: Product): string {
  const characters = [...description];
  if (characters.length <= CARD_DESCRIPTION_LENGTH) return description;
  return `${characters.slice(0, CARD_DESCRIPTION_LENGTH).join('').trimEnd()}…`;
}
