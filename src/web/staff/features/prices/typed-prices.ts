import type { Currency } from '../../../../contract/primitives.ts';
import type { Language } from '../../../../domain/languages.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { money } from '../../../app/format/format.ts';
import { amountDraft } from '../../app/amount-draft.ts';
import { allPrices, type PricedMenu } from './priced-menu.ts';
import type { PricesDraft } from './prices-draft.ts';

/** The prices as they are saved and as they are typed, by their keys. */
export interface TypedPrices {
  currency: Currency;
  /** As typed. */
  text(key: string): string;
  was(key: string): number | undefined;
  /** What is typed; where that is no amount, what was; undefined: there is no such price. */
  is(key: string): number | undefined;
  inMoney(amount: number): string;
  /** As a field has it. */
  inField(amount: number): string;
}

/** `language` is the interface's. */
export function typedPrices(menu: PricedMenu, { prices }: PricesDraft, language: Language): TypedPrices {
  const { currency } = menu;
  const saved = new Map(allPrices(menu).map(({ key, amount }) => [key, amount]));
  const was = (key: string) => saved.get(key);
  return {
    ...{ currency, was },
    text: (key) => prices[key] ?? '',
    is(key) {
      const amount = typedAmount(prices[key] ?? '', currency);
      return Number.isNaN(amount) ? was(key) : amount;
    },
    inMoney: (amount) => money(amount, currency, language),
    inField: (amount) => amountDraft(amount, currency, language),
  };
}
