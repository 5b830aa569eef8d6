import type { Board } from '../../../../contract/staff/staff-board.ts';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import type { OrderType } from '../../../../domain/orders/order-types.ts';
import { matchesWords } from '../../app/matches-words.ts';

export interface OrderSearch {
  /** '': of every type. */
  type: OrderType | '';
  /** What the station makes; null: of every station. */
  station: SoughtStation | null;
  /** Part of a number, a name or a phone number, as it was typed. */
  text: string;
}

export const EVERYTHING: OrderSearch = { type: '', station: null, text: '' };

export type SoughtStation = NonNullable<Board['stations']>[number];

type Sought = Pick<StaffOrder, 'items' | 'orderType' | 'orderNumber' | 'customerName' | 'contactPhone'>;

/** Whether an order is what somebody looks for. Spaces and signs inside a phone or order number do not matter. */
export function matchesSearch({ type, station, text }: OrderSearch): (order: Sought) => boolean {
  const named = matchesWords(text);
  const signs = text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return ({ items, orderType, orderNumber, customerName, contactPhone }) => {
    if (type && orderType !== type) return false;
    if (station && !items.some((item) => isMadeAt(item, station))) return false;
    if (named(customerName)) return true;
    if (!signs) return false;
    return [orderNumber, contactPhone].some((each) =>
      each
        .replace(/[^\p{L}\p{N}]/gu, '')
        .toUpperCase()
        .includes(signs),
    );
  };
}

/** Whether a station makes something of a line. */
export function isMadeAt(
  { productId, selectedOptions }: Sought['items'][number],
  { productIds, valueIds }: SoughtStation,
): boolean {
  return productIds.includes(productId) || selectedOptions.some(({ valueId }) => valueIds.includes(valueId));
}
