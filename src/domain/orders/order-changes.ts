import type { Language } from '../languages.ts';
import { isCalledOff, isReviewable, isUnsent, type OrderStatus } from './order-status.ts';

/** What staff changed in an open order. Totals in minor units. */
export interface OrderChange {
  /** In ms. */
  at: number;
  by: string;
  reason: string;
  /**
   * Names in the customer's language (or `lang`), and in the restaurant's. Units of a dish `from` before `to` after: added from 0.
   * `productId` is missing in changes of before stations were told.
   */
  items: { name: string; lang?: Language; nameOriginal: string; productId?: string; from: number; to: number }[];
  before: number;
  after: number;
}

/** Whether staff may take something out of an order: until it is handed over. */
export function isOpenToChanges(status: OrderStatus): boolean {
  return !isUnsent(status) && !isReviewable(status) && !isCalledOff(status);
}
