import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import type { OrderType } from '../../../../domain/orders/order-types.ts';
import { matchesWords } from '../../app/matches-words.ts';

export interface OrderSearch {
  /** '': of every type. */
  type: OrderType | '';
  /** Part of a number, a name or a phone number, as it was typed. */
  text: string;
}

export const EVERYTHING: OrderSearch = { type: '', text: '' };

type Sought = Pick<StaffOrder, 'orderType' | 'orderNumber' | 'customerName' | 'contactPhone'>;

/** Whether an order is what somebody looks for. Spaces and signs inside a phone or order number do not matter. */
export function matchesSearch({ type, text }: OrderSearch): (order: Sought) => boolean {
  const named = matchesWords(text);
  const signs = text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return ({ orderType, orderNumber, customerName, contactPhone }) => {
    if (type && orderType !== type) return false;
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
