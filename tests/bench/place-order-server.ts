import type { AddressInfo } from 'node:net';
import { USUAL_ORDER_TIMES } from '../../src/domain/slots/order-times.ts';
import { attachLive } from '../../src/server/live/socket.ts';
import type { DialectName } from '../../src/server/platform/database/database.ts';
import { toJson } from '../../src/server/platform/database/json-columns.ts';
import { type HeardQuery, heardQueries } from '../support/heard-queries.ts';
import { ids } from '../support/order-input.ts';
import { allHours } from '../support/order-times.ts';
import { startTestApp } from '../support/test-app.ts';
import { type BareTransaction, bareTransaction, transactionIn } from './bare-transaction.ts';

/** The measured process of `place-order.ts`: the real app on a real port, and the bare transactions beside it. */
export interface Cost {
  /** User and system CPU time of this process for each order. */
  cpuMs: number;
  perSecond: number;
  /** The number of statements of one order. */
  statements: number;
}
/** The restaurant has no rules, or one by which the slot has room, or is full. */
export type SlotCase = 'none' | 'empty' | 'full';
export type ToServer =
  | { kind: 'slot'; slot: SlotCase; at: number }
  | { kind: 'record' }
  | { kind: 'start' }
  | { kind: 'stop'; count: number }
  | { kind: 'bare'; count: number };
export type FromServer =
  | { kind: 'ready'; port: number; tokens: string[] }
  | { kind: 'ruled' }
  | { kind: 'recorded' }
  | { kind: 'started' }
  | ({ kind: 'cost' } & Cost);

const app = await startTestApp(process.argv[2] as DialectName, { NODE_ENV: 'production', LOG_LEVEL: 'error' });
app.services.live = await attachLive(app.app.server, app.services);
await app.app.listen({ port: 0, host: '127.0.0.1' });
const tokens: string[] = [];
for (let i = 0; i < 16; i++) tokens.push(await app.register());

let heard: Promise<HeardQuery[]> | null = null;
let stopHearing = () => {};
let order: HeardQuery[] = [];
let bare: BareTransaction | null = null;
let cpu = process.cpuUsage();
let since = performance.now();

// Connections to PostgreSQL end with the process.
process.on('disconnect', () => app.services.live.close().then(() => app.close().finally(() => process.exit(0))));
process.on('message', async (message: ToServer) => {
  if (message.kind === 'record') {
    heard = heardQueries(
      () =>
        new Promise<void>((resolve) => {
          stopHearing = resolve;
        }),
    );
    return say({ kind: 'recorded' });
  }
  if (message.kind === 'slot') {
    await ruleSlot(message);
    return say({ kind: 'ruled' });
  }
  if (message.kind === 'start') {
    start();
    return say({ kind: 'started' });
  }
  if (message.kind === 'bare') {
    bare ??= await prepareBare();
    start();
    for (let i = 0; i < message.count; i++) await bare();
  }
  say({ kind: 'cost', ...costOf(message.count), statements: order.length });
});
say({ kind: 'ready', port: (app.app.server.address() as AddressInfo).port, tokens });

/** Sets the rule, with a slot that has taken nothing yet, or as much as it takes. */
async function ruleSlot({ slot, at }: Extract<ToServer, { kind: 'slot' }>): Promise<void> {
  const { db } = app.services;
  const rules = [allHours({ maxOrders: slot === 'full' ? 1 : 1_000_000 })];
  const order_times = slot === 'none' ? null : toJson({ ...USUAL_ORDER_TIMES, rules });
  await db.updateTable('restaurants').set({ order_times }).where('id', '=', ids.restaurant).execute();
  await db.deleteFrom('slot_loads').execute();
  if (slot === 'none') return;
  const load = { orders: Number(slot === 'full'), units: 0, deliveries: 0 };
  await db
    .insertInto('slot_loads')
    .values({ restaurant_id: ids.restaurant, slot_at: at, ...load })
    .execute();
}

function say(message: FromServer): void {
  process.send?.(message);
}

function start(): void {
  cpu = process.cpuUsage();
  since = performance.now();
}

function costOf(count: number): Omit<Cost, 'statements'> {
  const { user, system } = process.cpuUsage(cpu);
  return { cpuMs: (user + system) / 1000 / count, perSecond: count / ((performance.now() - since) / 1000) };
}

async function prepareBare(): Promise<BareTransaction> {
  stopHearing();
  order = transactionIn((await heard) ?? []);
  return bareTransaction(app, order);
}
