/** What an order was paid and has not given back. All in minor units. */
export interface Left {
  /** Of its price and tip, to the unit. */
  amount: number;
  /** In money: less or more than the `amount` where there are no coins for it. */
  cash: number;
}

/**
 * What is paid out in cash for an `amount` that comes back: the nearest sum that there are coins for (a half goes up), and never more than is `left`.
 * For all that is left, all the cash.
 */
export function cashFor(amount: number, left: Left, coin: number): number {
  const most = Math.floor(left.cash / coin) * coin;
  if (amount === left.amount) return most;
  return Math.min(most, Math.floor((2 * amount + coin) / (2 * coin)) * coin);
}
