import type { Currency } from '../../../../../contract/primitives.ts';
import type { Language } from '../../../../../domain/languages.ts';
import type { SizePrices } from '../../../../../domain/menu/size-prices.ts';
import { typedAmount } from '../../../../../domain/money/typed-amount.ts';
import { amountDraft } from '../../../app/amount-draft.ts';

/** Prices by size as they are typed; a size that is not named has none of its own. */
export type SizePricesDraft = Readonly<Record<string, string>>;

/** The typed prices with another one; nothing typed: the size has none of its own. */
export function withSizePrice(prices: SizePricesDraft, size: string, typed: string): SizePricesDraft {
  const { [size]: _, ...others } = prices;
  return typed.trim() ? { ...others, [size]: typed } : others;
}

/** Stored prices as they are typed; `language` is the interface's. */
export function sizePricesDraft(prices: SizePrices, currency: Currency, language: Language): SizePricesDraft {
  return Object.fromEntries(
    Object.entries(prices).map(([size, price]) => [size, amountDraft(price, currency, language)]),
  );
}

/** Typed prices as they are sent; what is no amount is NaN. */
export function sizePricesInput(prices: SizePricesDraft, currency: Currency): Record<string, number> {
  return Object.fromEntries(Object.entries(prices).map(([size, typed]) => [size, typedAmount(typed, currency)]));
}
