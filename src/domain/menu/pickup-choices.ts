import { toDecimal, toMinor } from '../money/money.ts';
import { type PickupPrice, pickupAdjustment } from './pickup-price.ts';
import { eachAmount, type SizePrices } from './size-prices.ts';

interface Choice {
  priceAdjustment: number;
  sizePrices?: SizePrices | undefined;
}

/** A dish's choices at what they add for pickup. Amounts are decimals of a currency with that many, as on the wire. */
export function choicesForPickup<Value extends Choice, Group extends { values: readonly Value[] }>(
  groups: readonly (Group & { values: readonly Value[] })[],
  pickup: Pick<PickupPrice, 'percentOff'>,
  decimals: number,
): (Group & { values: Value[] })[] {
  const adjusted = (amount: number) => toDecimal(pickupAdjustment(toMinor(amount, decimals), pickup), decimals);
  return groups.map((group) => ({
    ...group,
    values: group.values.map((value) => ({
      ...value,
      priceAdjustment: adjusted(value.priceAdjustment ?? 0),
      ...(value.sizePrices && { sizePrices: eachAmount(value.sizePrices, adjusted) }),
    })),
  }));
}
