import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../../domain/money/money.ts';
import type { Variant } from './priced-menu.ts';
import type { TypedPrices } from './typed-prices.ts';

/** What a dish costs in one of its sizes without a price of its own there, as it was and as it is typed. */
export function derivedPrice(dishId: string, { adjustment }: Variant, typed: TypedPrices): { was: number; is: number } {
  const decimals = decimalsOf(typed.currency.code);
  const sum = (amount: (key: string) => number | undefined) =>
    toDecimal(toMinor(amount(dishId) ?? 0, decimals) + toMinor(amount(adjustment) ?? 0, decimals), decimals);
  return { was: sum(typed.was), is: sum(typed.is) };
}

/** What it costs in the size: its own price, or else what it and the size come to. */
export function wholePrice(dishId: string, variant: Variant, typed: TypedPrices): { was: number; is: number } {
  const derived = derivedPrice(dishId, variant, typed);
  const hasOwn = typed.text(variant.own).trim() !== '';
  return {
    was: typed.was(variant.own) ?? derived.was,
    is: (hasOwn ? typed.is(variant.own) : undefined) ?? derived.is,
  };
}
