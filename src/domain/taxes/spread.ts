/**
 * An amount in minor units shared out by weight, to the last unit: what rounding down leaves goes to the greatest remainders, the
 * first of equal ones. Weights are integers of 0 or more; if all are 0, the first takes it all.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((product) => Number(product / BigInt(total)));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % BigInt(total) }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
