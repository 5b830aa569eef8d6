import { setTimeout as sleep } from 'node:timers/promises';
import type { StaffOrder } from '../../../src/contract/staff/staff-orders.ts';
import { isOpenToProposals } from '../../../src/domain/payments/order-proposal.ts';
import { item } from '../../support/order-input.ts';
import { type Address, send } from './send.ts';

export interface BusyStaff {
  /** Answers all that is open, and then rests. */
  stop(): Promise<void>;
}

interface Habits {
  /** How likely each end of an order is, from 0 to 1. */
  callingOff?: number;
  /** How likely an order is to be one that they would like to make dearer, of which they ask its customer once. */
  proposing?: number;
  /** How likely a handover is to be taken back. */
  steppingBack?: number;
}

/** How likely staff are to wait for an answer once more. */
const PATIENCE = 0.94;

/**
 * Staff who accept, refuse, call off what they accepted, take dishes out, propose others that cost more, and refund dishes or an amount, some
 * once the order is handed over: whatever comes next.
 */
export function startStaff(
  address: Address,
  token: string,
  { callingOff = 0.4, proposing = 0, steppingBack = 0 }: Habits = {},
): BusyStaff {
  let isStopping = false;
  const asked = new Set<string>();
  const propose = ({ _id, version }: StaffOrder) => {
    asked.add(_id);
    const added = [item('lemonade', [], 2)];
    return ask('PATCH', `${_id}/items`, { items: [], added, reason: 'More ice?', expectedVersion: version });
  };
  const takeOut = ({ _id, items: [first], version }: StaffOrder) => {
    const items = [{ line: 0, quantity: (first?.quantity ?? 1) - 1 }];
    return ask('PATCH', `${_id}/items`, { items, reason: 'Sold out.', expectedVersion: version });
  };
  const ask = (method: 'PATCH' | 'POST' | 'DELETE', url: string, body?: object) =>
    send(address, { method, url: `/api/v1/staff/orders/${url}`, token, ...(body && { body }) });
  const move = ({ _id }: StaffOrder, status: string, more = {}) => ask('PATCH', `${_id}/status`, { status, ...more });

  async function treat(order: StaffOrder, luck: number): Promise<void> {
    const { proposal } = order;
    if (proposal?.state === 'open' && Math.random() < PATIENCE) return;
    if (proposal?.state === 'open' && luck < 0.3) {
      await ask('DELETE', `${order._id}/proposals/${proposal.id}`);
      return;
    }
    if (!proposal && !asked.has(order._id) && isOpenToProposals(order.status) && Math.random() < proposing) {
      await propose(order);
      return;
    }
    if (Math.random() < 0.15 && (order.items[0]?.quantity ?? 0) > 1) await takeOut(order);
    if (order.status === 'Pending Confirmation') {
      if (luck < callingOff) await move(order, 'Cancelled by Restaurant', { reason: 'busy' });
      else await move(order, 'Confirmed', { readyInMinutes: 20 });
      return;
    }
    const { online } = order.paymentDetails;
    if (online?.isRefused && luck > 0.5) await ask('POST', `${order._id}/payment/capture`);
    if (online && online.charged > online.refunded && luck < 0.2) {
      const what = luck < 0.1 ? { amount: 1 } : { amount: null, lines: [{ line: 0, quantity: 1 }] };
      await ask('POST', `${order._id}/refunds`, { ...what, refunded: online.refunded, reason: 'Cold.' });
      return;
    }
    if (luck < callingOff) await move(order, 'Cancelled by Restaurant', { reason: 'sold_out' });
    else if (order.status === 'Confirmed') await move(order, 'Preparing');
    else if (order.status === 'Preparing') await move(order, 'Ready for Pickup');
    else await handOver(order, luck);
  }
  async function handOver(order: StaffOrder, luck: number): Promise<void> {
    await move(order, 'Completed');
    // The wrong bag: it comes back to the shelf, and is handed over once more.
    if (Math.random() < steppingBack) await ask('POST', `${order._id}/step-back`, {});
    const { online } = order.paymentDetails;
    if (!online || luck < 0.8) return;
    await ask('POST', `${order._id}/refunds`, { amount: 1, refunded: online.refunded, reason: 'Cold.' });
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
