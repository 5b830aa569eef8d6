import type { Language } from '../../domain/languages.ts';
import type { Allergen } from '../../domain/menu/food-labels.ts';
import { isNamedMethod } from '../../domain/orders/payment-methods.ts';
import { readMessages } from '../platform/read-messages.ts';
import { fill, type ServerTexts } from '../platform/sentence.ts';

const server = readMessages('server');
const storefront = readMessages('storefront');

/** The words of a paper in the printer's language. */
export interface PaperWords {
  t(key: keyof ServerTexts['papers'], values?: Record<string, string | number>): string;
  allergen(name: Allergen): string;
  paymentMethod(name: string): string;
}

export function paperWords(language: Language): PaperWords {
  const { foods, statuses } = storefront[language];
  return {
    t: (key, values) => fill(server[language].papers[key], values),
    allergen: (name) => foods[name],
    paymentMethod: (name) => (isNamedMethod(name) ? statuses[`method_${name}`] : name),
  };
}
