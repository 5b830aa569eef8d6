import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../support/databases.ts';
import { freePort } from '../support/free-port.ts';
import { ids } from '../support/order-input.ts';
import { newBrowser, startPushService } from '../support/push-service.ts';
import { inDatabase } from './support/always-open.ts';
import { counts } from './support/counts.ts';
import { registerCustomers } from './support/customers.ts';
import { auditKitchen, isQuiet } from './support/kitchen-audit.ts';
import { letCustomersFollow, type Printer, startPrinter, stepTo } from './support/kitchen-people.ts';
import { report } from './support/report.ts';
import { type Address, insist, sendSurely } from './support/send.ts';
import { type ServerProcess, serverProcess } from './support/server-process.ts';
import { type Started, startServer } from './support/started.ts';

const PRINTER = { paper: 'kitchen', categoryIds: null, language: 'en', columns: 48 };
const COPIES = [1, 2];
/** Two devices and the webhook. */
const TARGETS = 3;
const QUIET_WITHIN_MS = 5 * 60_000;
const LONGEST_TEST_MS = 40 * 60_000;

// Two processes may share PostgreSQL; SQLite's file belongs to one.
describe.each(dialects)('promise 9: what prints, rings and tells is neither lost nor doubled, on %s', (dialect) => {
  let server: Started;
  let processes: ServerProcess[];
  let addresses: Address[];
  let push: Awaited<ReturnType<typeof startPushService>>;
  let printers: Printer[];
  let tokens: string[];
  let owner: string;
  beforeAll(async () => {
    push = await startPushService();
    const env = { ALARMS_TO_PRIVATE_NETWORK: 'true', PUSHES_TO_PRIVATE_NETWORK: 'true' };
    server = await startServer(dialect, { env });
    processes = [server.server];
    const { dataDir, databaseUrl } = server.place;
    if (databaseUrl) {
      const second = serverProcess(await freePort(), { ...env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
      await second.start();
      processes.push(second);
    }
    addresses = processes.map(({ address }) => address);
    tokens = await registerCustomers(server.address, counts.writers / 2);
    [owner = ''] = await registerCustomers(server.address, 1, 'owner');
    await inDatabase(server.place, async ({ db }) => {
      const found = db.selectFrom('users').select('id').where('email', 'like', 'owner-%');
      const { id: user_id } = await found.executeTakeFirstOrThrow();
      await db.insertInto('staff').values({ restaurant_id: ids.restaurant, user_id, role: 'Owner' }).execute();
    });
    const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
      const answer = await sendSurely(server.address, { method, url: `/api/v1/staff${path}`, token: owner, body });
      if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body.data;
    };
    const paths = [];
    for (const copies of COPIES)
      paths.push((await call('POST', '/printers', { ...PRINTER, name: `Printer ${copies}`, copies })).path);
    for (let device = 1; device < TARGETS; device++) await call('POST', '/devices', newBrowser(push.origin).input);
    const { version, webhookKey: _key, ...alarms } = await call('GET', '/alarms');
    const webhook = { webhookUrl: `${push.origin}/alarm`, webhookAfterMinutes: 1 };
    await call('PUT', '/alarms', { ...alarms, ...webhook, expectedVersion: version });
    printers = paths.map((path) => startPrinter(addresses, path));
  });
  afterAll(async () => {
    for (const each of processes) await each.kill();
    await push.close();
    await server.stop();
  });

  it(
    'though processes are killed, two tablets accept at once, and answers are lost',
    async () => {
      const { kills, orders } = counts.kitchen;
      const { origin } = push;
      const { followed, finished } = letCustomersFollow(addresses, { tokens, owner, orders, origin });
      for (let kill = 0; kill < kills; kill++) {
        while (followed.length < (orders * (kill + 1)) / (kills + 1)) await Promise.race([sleep(5), finished]);
        await killOnce(kill);
      }
      await finished;
      await untilQuiet(false);

      // The ladder is climbed and customers are told the next thing while processes are killed.
      await inDatabase(server.place, ({ db }) => db.updateTable('alarms').set({ due_at: Date.now() }).execute());
      const answered = followed.filter(({ isAnswered }) => isAnswered);
      const step = (status: string) =>
        Promise.all(
          answered.map(({ id }, nth) =>
            insist(addresses[nth % addresses.length] as Address, stepTo(id, status, owner), [409]),
          ),
        );
      const ready = step('Preparing').then(() => step('Ready for Pickup'));
      for (let kill = 0; kill < kills; kill++) await killOnce(kill + 1);
      await ready;
      await untilQuiet(true);
      await step('Completed');
      await untilQuiet(true);
      await Promise.all(printers.map((printer) => printer.stop()));

      const printed = printers.map(({ papers }, nth) => ({ papers, copies: COPIES[nth] as number }));
      const told = [/^Confirmed · /, /^Ready for Pickup$/];
      const { received } = push;
      const found = await auditKitchen(server.place, { followed, printers: printed, targets: TARGETS, received, told });
      report({ what: `kitchen, ${dialect}`, kills: 2 * kills, processes: processes.length, orders, ...found });
      expect(found).toMatchObject({ lost: 0, doubled: 0, papers: 3 * answered.length });
      const left = await inDatabase(server.place, ({ db }) => db.selectFrom('order_pushes').selectAll().execute());
      expect(left.filter(({ order_id }) => answered.some(({ id }) => id === order_id))).toEqual([]);
    },
    LONGEST_TEST_MS,
  );

  async function killOnce(nth: number): Promise<void> {
    await sleep(Math.random() * 2500);
    const victim = processes[nth % processes.length] as ServerProcess;
    await victim.kill();
    await victim.start();
  }

  /** Waits until nothing is under way; the alarms of unanswered orders may wait for their time. */
  async function untilQuiet(withAlarms: boolean): Promise<void> {
    const giveUpAt = performance.now() + QUIET_WITHIN_MS;
    while (!(await isQuiet(server.place, withAlarms))) {
      if (performance.now() > giveUpAt) throw new Error('something still waits after five minutes');
      await sleep(500);
    }
  }
});
