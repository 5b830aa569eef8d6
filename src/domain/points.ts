/** Points an order earns: one for each whole currency unit paid (DECISIONS "Points"). `totalPaid` in minor units. */
export function pointsEarned(totalPaid: number): number {
  return Math.max(0, Math.floor(totalPaid / 100));
}
