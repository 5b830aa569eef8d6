import { setTimeout as sleep } from 'node:timers/promises';
import type { CashUps } from '../../../src/contract/staff/staff-cash-ups.ts';
import type { Couriers } from '../../../src/contract/staff/staff-courier-cash.ts';
import { delivery, item } from '../../support/order-input.ts';
import { type DatabasePlace, inDatabase } from './always-open.ts';
import { type Address, insist, type Sent } from './send.ts';

const PHONES = ['a'.repeat(32), 'b'.repeat(32)] as const;
const ASKS_EVERY_MS = 100;

/** Places orders, has both phones want each, and whichever has it bring it; every request goes to the next process, until it is answered. */
export async function bringOrders(
  addresses: readonly Address[],
  { tokens, owner, orders }: { tokens: readonly string[]; owner: string; orders: number },
): Promise<string[]> {
  let turn = 0;
  const ask = async (path: string, sent: Omit<Sent, 'url'>, ends: readonly number[] = []) =>
    insist(addresses[turn++ % addresses.length] as Address, { method: 'POST', ...sent, url: `/api/v1${path}` }, ends);

  async function bring(nth: number): Promise<string> {
    const body = delivery([item('margherita', ['size/large'], 2)]);
    const placed = await ask('/orders', { token: tokens[nth % tokens.length] as string, key: `courier-${nth}`, body });
    const id: string = placed.body.data._id;
    for (const status of ['Confirmed', 'Preparing']) {
      await ask(`/staff/orders/${id}/status`, { method: 'PATCH', token: owner, body: { status } }, [409]);
    }
    const { body: made } = await ask(`/staff/orders/${id}/courier-links`, { token: owner });
    const token: string = made.data.path.split('#')[1];
    const wanted = await Promise.all(
      PHONES.map((device, nth) => ask('/courier/taking', { body: { token, device, name: `Phone ${nth}` } }, [409])),
    );
    const device = PHONES[wanted.findIndex(({ status }) => status === 200)];
    for (const step of ['picked_up', 'delivered']) await ask('/courier/steps', { body: { token, device, step } });
    return id;
  }

  const done: string[] = [];
  let next = 0;
  const work = async () => {
    while (next < orders) done.push(await bring(next++));
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return done;
}

/** A tablet that takes in what couriers have collected, until `isDone` says that no order is left and no courier owes anything. */
export async function takeCash(
  addresses: readonly Address[],
  { first, owner: token, isDone }: { first: number; owner: string; isDone(): boolean },
): Promise<void> {
  for (let turn = first; ; turn++) {
    const address = addresses[turn % addresses.length] as Address;
    const wasDone = isDone();
    const { couriers }: Couriers = (await insist(address, { url: '/api/v1/staff/couriers', token })).body.data;
    const owing = couriers.filter(({ brings }) => brings.orders.length > 0);
    if (wasDone && owing.length === 0) return;
    for (const { brings: body } of owing) {
      await insist(address, { method: 'POST', url: '/api/v1/staff/courier-settlements', token, body }, [409]);
    }
    await sleep(ASKS_EVERY_MS);
  }
}

/** Compares what orders brought with what was handed in and what should be in the drawer, in cents. */
export async function auditCourierCash(
  place: DatabasePlace,
  { delivered, address, owner }: { delivered: readonly string[]; address: Address; owner: string },
) {
  const { rows, settlements } = await inDatabase(place, async ({ db }) => ({
    rows: await db
      .selectFrom('orders')
      .select(['id', 'total', 'status', 'payment_status', 'courier_settlement'])
      .where('id', 'in', delivered)
      .execute(),
    settlements: await db.selectFrom('courier_settlements').selectAll().where('undone_at', 'is', null).execute(),
  }));
  const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + Number(each), 0);
  const brought = sum(rows.map(({ total }) => total));
  const to = new Date().toISOString().slice(0, 10);
  const from = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const url = `/api/v1/staff/cash-ups?from=${from}&to=${to}`;
  const { days }: CashUps = (await insist(address, { url, token: owner })).body.data;
  const drawer = Math.round(100 * sum(days.map(({ expected }) => expected)));
  return {
    orders: new Set(delivered).size,
    unsettled: rows.filter(({ courier_settlement: id }) => !settlements.some((each) => each.id === id)).length,
    doubled: sum(settlements.map(({ orders }) => orders)) - rows.length,
    missing: rows.filter(({ status, payment_status }) => status !== 'Delivered' || payment_status !== 'Paid').length,
    'drawer differs': Math.max(
      Math.abs(drawer - brought),
      Math.abs(sum(settlements.map(({ cash }) => cash)) - brought),
    ),
  };
}
