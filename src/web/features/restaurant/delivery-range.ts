import type { Restaurant } from '../../../contract/restaurants.ts';

interface Range {
  least: number;
  most: number;
}

/** What a delivery costs, and must come to, wherever it goes: where that depends on the address, from the least to the most. Decimals. */
export function deliveryRange({ deliverySettings }: Pick<Restaurant, 'deliverySettings'>): {
  fee: Range;
  minimum: Range;
} {
  const { fee, minimumOrderValue, zones } = deliverySettings;
  const terms = zones ?? [{ fee: fee ?? 0, minimumOrderValue }];
  return {
    fee: rangeOf(terms.map((each) => each.fee)),
    minimum: rangeOf(terms.map((each) => each.minimumOrderValue)),
  };
}

/** "£2.50", or "£1.50–£4.00"; null: nothing. */
export function rangeText({ least, most }: Range, say: (amount: number) => string): string | null {
  if (most === 0) return null;
  return least === most ? say(most) : `${say(least)}–${say(most)}`;
}

function rangeOf(amounts: readonly number[]): Range {
  return { least: Math.min(...amounts), most: Math.max(...amounts) };
}
