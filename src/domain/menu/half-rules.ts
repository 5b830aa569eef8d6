import { toDecimal, toMinor } from '../money/money.ts';

/** How two halves are priced: as the dearer dish, or as the average of both. */
export const HALF_RULES = ['dearer', 'average'] as const;
export type HalfRule = (typeof HALF_RULES)[number];

/**
 * What both halves cost together: by the dearer, or by the average of both, a half rounded up. It lies between the two and does not depend on
 * which of them is the first; the same taken off both is taken off it.
 */
export function halvesPrice(rule: HalfRule, first: number, second: number): number {
  return rule === 'dearer' ? Math.max(first, second) : Math.ceil((first + second) / 2) + 0;
}

/** `decimals`: so many have the amounts to which it is applied. */
export interface HalfTerms {
  rule: HalfRule;
  decimals: number;
}

/** The price of both in two parts, as even as they can be. */
export function halvesShares({ rule, decimals }: HalfTerms, first: number, second: number): [number, number] {
  const both = halvesPrice(rule, toMinor(first, decimals), toMinor(second, decimals));
  const less = Math.floor(both / 2);
  return [toDecimal(both - less, decimals), toDecimal(less, decimals)];
}
