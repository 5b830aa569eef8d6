import { isCash } from './payment-methods.ts';

/**
 * By how much more than the total is paid in cash (below 0: less): the nearest sum that there are coins for, a half goes up. 0 however
 * else it is paid. It follows from total and method alone, so that every change of them changes it. All in minor units.
 */
export function cashRounding(total: number, { method, coin }: { method: string | null; coin: number }): number {
  if (method === null || !isCash(method)) return 0;
  return Math.floor((2 * total + coin) / (2 * coin)) * coin - total;
}
