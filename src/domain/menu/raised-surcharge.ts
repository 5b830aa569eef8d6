import { type PriceEnding, type PriceRaise, raisedPrice } from './raised-price.ts';

/**
 * What comes on top of a price (minor units, negative: less), after a raise of many prices. What is free stays free. A percentage changes
 * it as it changes the price; an amount only where `byAmount` says so: a dish in a size is dearer already by the amount that it costs more.
 * Nothing changes its sign, and rounding makes nothing free.
 */
export function raisedSurcharge(
  surcharge: number,
  raise: PriceRaise,
  ending: PriceEnding,
  { byAmount }: { byAmount: boolean },
): number {
  const stays = raise.by === 'amount' && (surcharge < 0 || !byAmount);
  if (surcharge === 0 || stays) return surcharge;
  const size = Math.abs(surcharge);
  const step = stepOf(ending);
  const raised = raisedPrice(size, raise, { step, less: 0 }) || raisedPrice(size, raise, { step: 1, less: 0 });
  return raised === 0 ? 0 : Math.sign(surcharge) * raised;
}

/** Surcharges are round where prices are, and fine enough beside prices that end on .90 to leave them there. */
function stepOf({ step, less }: PriceEnding): number {
  return less === 0 ? step : less;
}
