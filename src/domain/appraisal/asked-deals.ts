import type { Language } from '../languages.ts';
import type { DealTerms } from '../menu/deals.ts';

/** A deal with its name in all languages that it has; `language`: of the restaurant. */
export interface AskedDeal extends DealTerms {
  names: Partial<Record<Language, string>>;
  language: Language;
}

export interface AskedDeals {
  /** The restaurant's deals among those that were asked for, by id. */
  byId: ReadonlyMap<string, AskedDeal>;
  /** The categories of the dishes that were asked for, by dish. */
  categoriesOf: ReadonlyMap<string, readonly string[]>;
}

/** A deal's name for a reader, with its language if that is another one. */
export function dealName({ names, language: own }: AskedDeal, reader: Language): { name: string; lang?: Language } {
  const name = names[reader];
  return name === undefined ? { name: names[own] ?? '', ...(own !== reader && { lang: own }) } : { name };
}
