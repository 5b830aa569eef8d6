import { givesValue, type PromotionType } from '../orders/discount.ts';

/** What makes a promotion's terms impossible. */
export type PromotionFault = 'required' | 'percent_invalid' | 'ends_before_start';

export interface PromotionTerms {
  type: PromotionType;
  discountValue: number;
  /** Instants in ms or as ISO texts, both in the same form; null: unlimited. */
  validFrom: number | string | null;
  validUntil: number | string | null;
}

/** By field. */
export function promotionFaults({ type, discountValue, validFrom, validUntil }: PromotionTerms) {
  const faults: { field: 'discountValue' | 'validUntil'; fault: PromotionFault }[] = [];
  if (givesValue(type) && discountValue <= 0) faults.push({ field: 'discountValue', fault: 'required' });
  if (type.startsWith('Percentage') && discountValue > 100)
    faults.push({ field: 'discountValue', fault: 'percent_invalid' });
  if (validFrom !== null && validUntil !== null && validFrom >= validUntil)
    faults.push({ field: 'validUntil', fault: 'ends_before_start' });
  return faults;
}
