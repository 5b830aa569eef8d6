import { deliversTo } from '../orders/delivery-area.ts';
import { wholesOf } from './postcode-samples.ts';
import type { Zone } from './zone.ts';

/** A zone of which some places always belong to one that is asked before it, by their indexes in the list. */
export interface Overlap {
  first: number;
  later: number;
  /** The beginnings of the later one that lie wholly in the first. */
  postcodes: string[];
}

/**
 * What a zone of postcodes names in vain, because an earlier one that is delivered to at any time has it. A wider zone after a narrower one
 * is no overlap: it is asked for the rest. Of kilometres nobody can say by a list.
 */
export function overlapsOf(zones: readonly Pick<Zone, 'shape' | 'hours'>[], country: string): Overlap[] {
  return zones.flatMap(({ shape: later }, index) =>
    zones.slice(0, index).flatMap(({ shape: first, hours }, before) => {
      if (first.kind !== 'postcodes' || later.kind !== 'postcodes' || hours) return [];
      const isIn = (whole: string) => deliversTo(first.postcodes, whole, country);
      const postcodes = later.postcodes.filter((each) => wholesOf(each).every(isIn));
      return postcodes.length > 0 ? [{ first: before, later: index, postcodes }] : [];
    }),
  );
}
