import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../support/databases.ts';
import { freePort } from '../support/free-port.ts';
import { ids, productId } from '../support/order-input.ts';
import { allHours, orderTimes } from '../support/order-times.ts';
import { LEGAL } from '../support/receipt-facts.ts';
import { type DatabasePlace, inDatabase } from './support/always-open.ts';
import { type BusyStaff, startStaff } from './support/busy-staff.ts';
import { counts, isFull } from './support/counts.ts';
import { registerCustomers } from './support/customers.ts';
import { letCustomersPay } from './support/paying-customers.ts';
import { momentsOf } from './support/payment-moments.ts';
import { auditPayments, endClaims, isAskedSince, unsettled } from './support/payments-audit.ts';
import { report } from './support/report.ts';
import { auditScarce } from './support/scarce-audit.ts';
import { send } from './support/send.ts';
import { type ServerProcess, serverProcess } from './support/server-process.ts';
import { type SimulatorProcess, simulatorProcess } from './support/simulator-process.ts';
import { type Started, startServer } from './support/started.ts';
import { takeCalls } from './support/telephone.ts';
import { unbookedOrders } from './support/unbooked-orders.ts';

/** What must be nought. */
const WRONGS = [
  'twice',
  'unpaidOnBoard',
  'notCaptured',
  'notReturned',
  'different',
  'mails',
  'untold',
  'notBooked',
  'receipts',
  'creditNotes',
  'slots',
  'portions',
] as const;
const TAXES = {
  ...{ isIncluded: true, label: 'VAT', bundles: 'split', delivery: 'goods', receipts: 'receipt', preset: null },
  rates: [{ taxClass: 'standard', orderType: null, percent: 20, from: null }],
};
/** No order is refused for want of room: what slots and dishes have taken is what is looked at. */
const ENOUGH = { orders: 999, portions: 99_999 };
const SLOTS = orderTimes({ rules: [allHours({ maxOrders: ENOUGH.orders })] });
const TIPS = { fees: [], tips: { percentages: [], to: 'team' } };
const SETTLED_WITHIN_MS = counts.settledWithinMs;
/** One call for so many orders from pages. */
const CALLS_ONE_OF = 10;
const LONGEST_TEST_MS = 80 * 60_000;

// Two processes may share PostgreSQL; SQLite's file belongs to one.
describe.each(dialects)('promise 7: no payment is taken twice, kept without an order, or missing, on %s', (dialect) => {
  let server: Started;
  let second: ServerProcess | null = null;
  let simulator: SimulatorProcess;
  let file: string;
  let staff: BusyStaff;
  let tokens: string[];
  let manager: string;
  beforeAll(async () => {
    const port = await freePort();
    const simulatorPort = await freePort();
    const env = {
      STRIPE_URL: `http://127.0.0.1:${simulatorPort}`,
      PAYMENTS_SECRET: 'p'.repeat(32),
      // Some pay too late.
      PAY_WITHIN_MINUTES: '0.2',
      PUBLIC_ADDRESS: `http://{slug}.localhost:${port}`,
    };
    server = await startServer(dialect, { port, env });
    const { dataDir, databaseUrl } = server.place;
    file = join(dataDir, 'provider.json');
    simulator = simulatorProcess(simulatorPort, file);
    await simulator.start();
    if (databaseUrl) {
      second = serverProcess(await freePort(), { ...env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
      await second.start();
    }
    tokens = await registerCustomers(server.address, counts.writers);
    const [owner = ''] = await registerCustomers(server.address, 1, 'owner');
    await inDatabase(server.place, async ({ db }) => {
      await db.deleteFrom('restaurant_domains').execute();
      const { id } = await db
        .selectFrom('users')
        .select('id')
        .where('email', 'like', 'owner-%')
        .executeTakeFirstOrThrow();
      await db.insertInto('staff').values({ restaurant_id: ids.restaurant, user_id: id, role: 'Owner' }).execute();
    });
    await connect(server, owner);
    for (const [path, body] of Object.entries({ legal: LEGAL, taxes: TAXES, fees: TIPS, 'order-times': SLOTS })) {
      const answer = await send(server.address, { method: 'PUT', url: `/api/v1/staff/${path}`, token: owner, body });
      if (answer?.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer?.body)}`);
    }
    await inDatabase(server.place, ({ db }) =>
      db
        .updateTable('products')
        .set({ daily_portions: ENOUGH.portions })
        .where('id', 'in', [productId('lemonade'), productId('tiramisu')])
        .execute(),
    );
    staff = startStaff((second ?? server).address, owner, { proposing: 0.6, steppingBack: 0.1 });
    manager = owner;
  });
  afterAll(async () => {
    await second?.kill();
    await simulator.kill();
    await server.stop();
  });

  it(
    'whatever is killed, and however its events arrive',
    async () => {
      const { kills, orders } = counts.payments;
      const addresses = second ? [server.address, second.address] : [server.address];
      const processes = [server.server, simulator, ...(second ? [second] : [])];
      const customers = letCustomersPay(addresses, tokens, orders);
      const calls = takeCalls(server.address, manager, Math.ceil(orders / CALLS_ONE_OF));
      for (let kill = 0; kill < kills; kill++) {
        const goal = Math.ceil((orders * (kill + 1)) / (kills + 1));
        while (customers.placed.length < goal) {
          await Promise.race([sleep(5), failureOf(customers.finished), failureOf(calls)]);
        }
        await sleep(Math.random() * 200);
        const victim = processes[kill % processes.length] as (typeof processes)[number];
        await victim.kill();
        await victim.start();
        if (kill !== 1) continue;
        simulator.forgetKeys();
        await sleep(3000);
        // The owner has got the mail, and pastes a key.
        await connect(server, manager);
      }
      await customers.finished;
      const byPhone = (await calls).length;
      await endClaims(server.place);
      const settledBy = performance.now() + SETTLED_WITHIN_MS;
      // Some orders reach the restaurant only now.
      await untilSettled(server.place, settledBy);
      await staff.stop();
      await untilSettled(server.place, settledBy);
      simulator.calmDown();
      await sleep(1000);
      const calmSince = Date.now();
      await endClaims(server.place);
      while (!(await isAskedSince(server.place, calmSince)) && performance.now() < settledBy) await sleep(500);
      await untilSettled(server.place, settledBy);
      let found = await auditPayments(server.place, file);
      // A question that the provider did not answer in time is asked again, at the next check.
      while (found.different > 0 && performance.now() < settledBy) {
        await endClaims(server.place);
        await sleep(2000);
        await untilSettled(server.place, settledBy);
        found = await auditPayments(server.place, file);
      }
      const moments = await momentsOf(server.place, file);
      const scarce = await auditScarce(server.place);
      report({ what: `payments, ${dialect}`, kills, processes: addresses.length, ...found, ...scarce });
      report({ what: `moments of payments, ${dialect}`, ...moments });
      // Only what is wrong, so that a failure's one line says it.
      const all = { ...found, ...scarce };
      const wrong = WRONGS.filter((what) => all[what] !== 0).map((what) => `${what}: ${all[what]}`);
      if (wrong.length > 0) console.error(JSON.stringify(await unbookedOrders(server.place)));
      expect(wrong).toEqual([]);
      expect([found.orders, found.byPhone]).toEqual([customers.placed.length + byPhone, byPhone]);
      expect([found.charged, found.refunded]).toEqual([found.chargedAtProvider, found.refundedAtProvider]);
      expect(found.paid).toBeGreaterThan(orders / 8);
      for (const figure of [found.dearer + found.late, scarce.inSlots, scarce.sold]) expect(figure).toBeGreaterThan(0);
      const { refusedCaptures, disputed, dashboardRefunds, takenOut } = found;
      const met = { ...moments, refusedCaptures, disputed, dashboardRefunds, takenOut };
      const missing = Object.entries(met).filter(([, figure]) => figure === 0);
      expect(isFull ? missing : missing.filter(([what]) => what === 'guests')).toEqual([]);
    },
    LONGEST_TEST_MS,
  );
});

/** Connects the account, as often as it takes: the provider is not always at its best, or the key is worthless for a moment. */
async function connect({ address }: Started, token: string): Promise<void> {
  const body = { provider: 'stripe', key: 'rk_test_prove' };
  while ((await send(address, { method: 'PUT', url: '/api/v1/staff/payment-account', token, body }))?.status !== 200) {
    await sleep(50);
  }
}

/** Waits until nothing is to come any more; `by` is of `performance.now()`. */
async function untilSettled(place: DatabasePlace, by: number): Promise<void> {
  for (;;) {
    const left = await unsettled(place);
    if (left.length === 0) return;
    if (performance.now() > by) throw new Error(`not settled in time: ${JSON.stringify(left)}`);
    await sleep(500);
  }
}

/** Never resolves, but fails as soon as the work does. */
function failureOf(work: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    work.catch(reject);
  });
}
