/**
 * Points an order earns: one for each whole currency unit paid (DECISIONS "Points"). `totalPaid` in minor units of a currency with
 * that many decimals, without deposits, which come back with the bottle.
 */
export function pointsEarned(totalPaid: number, decimals: number): number {
  return Math.max(0, Math.floor(totalPaid / 10 ** decimals));
}
