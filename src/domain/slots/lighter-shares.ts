import type { SlotShare } from './capacity.ts';

/** The shares of an order that has become smaller by so many units: the kitchen begins later, so its first slots get lighter. */
export function lighterShares(shares: readonly SlotShare[], units: number): SlotShare[] {
  let left = units;
  return shares.flatMap((share, index) => {
    const taken = Math.min(left, share.units);
    left -= taken;
    const lighter = { ...share, units: share.units - taken };
    // The last is the slot that the order itself is in.
    return index < shares.length - 1 && lighter.units === 0 && lighter.orders === 0 ? [] : lighter;
  });
}
