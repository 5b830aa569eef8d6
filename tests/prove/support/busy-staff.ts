import { setTimeout as sleep } from 'node:timers/promises';
import type { StaffOrder } from '../../../src/contract/staff/staff-orders.ts';
import { type Address, send } from './send.ts';

export interface BusyStaff {
  /** Answers all that is open, and then rests. */
  stop(): Promise<void>;
}

/**
 * Staff who accept, refuse, call off what they accepted, take dishes out, and refund dishes or an amount: whatever comes next. `callingOff`: how likely each of these
 * ends is, from 0 to 1.
 */
export function startStaff(address: Address, token: string, callingOff = 0.4): BusyStaff {
  let isStopping = false;
  const takeOut = ({ _id, items: [first], version }: StaffOrder) => {
    const items = [{ line: 0, quantity: (first?.quantity ?? 1) - 1 }];
    return ask('PATCH', `${_id}/items`, { items, reason: 'Sold out.', expectedVersion: version });
  };
  const ask = (method: 'PATCH' | 'POST', url: string, body: object) =>
    send(address, { method, url: `/api/v1/staff/orders/${url}`, token, body });
  const move = ({ _id }: StaffOrder, status: string, more = {}) => ask('PATCH', `${_id}/status`, { status, ...more });

  async function treat(order: StaffOrder, luck: number): Promise<void> {
    if (Math.random() < 0.15 && (order.items[0]?.quantity ?? 0) > 1) await takeOut(order);
    if (order.status === 'Pending Confirmation') {
      if (luck < callingOff) await move(order, 'Cancelled by Restaurant', { reason: 'busy' });
      else await move(order, 'Confirmed', { readyInMinutes: 20 });
      return;
    }
    const { online } = order.paymentDetails;
    if (online && online.charged > online.refunded && luck < 0.2) {
      const what = luck < 0.1 ? { amount: 1 } : { amount: null, lines: [{ line: 0, quantity: 1 }] };
      await ask('POST', `${order._id}/refunds`, { ...what, refunded: online.refunded, reason: 'Cold.' });
      return;
    }
    if (luck < callingOff) await move(order, 'Cancelled by Restaurant', { reason: 'sold_out' });
    else if (order.status === 'Confirmed') await move(order, 'Preparing');
    else if (order.status === 'Preparing') await move(order, 'Ready for Pickup');
    else await move(order, 'Completed');
  }
  async function work(): Promise<void> {
    for (;;) {
      const answer = await send(address, { url: '/api/v1/staff/board', token });
      const open: StaffOrder[] | null = answer?.status === 200 ? answer.body.data.open : null;
      if (isStopping && open?.length === 0) return;
      for (const order of open ?? []) await treat(order, Math.random());
      await sleep(50);
    }
  }
  const working = work();
  return {
    stop: () => {
      isStopping = true;
      return working;
    },
  };
}
