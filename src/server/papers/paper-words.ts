import type { Language } from '../../domain/languages.ts';
import type { Allergen } from '../../domain/menu/food-labels.ts';
import { isNamedMethod } from '../../domain/orders/payment-methods.ts';
import { readMessages } from '../platform/read-messages.ts';
import { fill, type ServerTexts } from '../platform/sentence.ts';

const server = readMessages('server');
const storefront = readMessages('storefront');

type ReceiptWord = `receipt_${'tax_number' | 'buyer' | 'buyer_number' | 'net' | 'tax' | 'gross'}`;

/** The words of a paper in the printer's language. */
export interface PaperWords {
  t(key: keyof ServerTexts['papers'], values?: Record<string, string | number>): string;
  allergen(name: Allergen): string;
  /** What is said of a guest who avoids something. */
  foodWord(key: 'avoids' | 'may_contain' | 'not_declared', values?: Record<string, string>): string;
  paymentMethod(name: string): string;
  /** A word of the receipt's page. */
  receiptWord(key: ReceiptWord, values?: Record<string, string>): string;
}

export function paperWords(language: Language): PaperWords {
  const { foods, statuses, order } = storefront[language];
  return {
    t: (key, values) => fill(server[language].papers[key], values),
    allergen: (name) => foods[name],
    foodWord: (key, values) => fill(statuses[key], values),
    receiptWord: (key, values) => fill(order[key], values),
    paymentMethod: (name) => (isNamedMethod(name) ? statuses[`method_${name}`] : name),
  };
}
