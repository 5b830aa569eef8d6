import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { USUAL_ORDER_TIMES } from '../../src/domain/slots/order-times.ts';
import { MINUTE } from '../../src/domain/times/zoned-time.ts';
import { toJson } from '../../src/server/platform/database/json-columns.ts';
import { dialects } from '../support/databases.ts';
import { freePort } from '../support/free-port.ts';
import { ids, item, pickup } from '../support/order-input.ts';
import { allHours } from '../support/order-times.ts';
import { inDatabase } from './support/always-open.ts';
import { counts } from './support/counts.ts';
import { registerCustomers } from './support/customers.ts';
import { report } from './support/report.ts';
import { sendSurely } from './support/send.ts';
import { type ServerProcess, serverProcess } from './support/server-process.ts';
import { type Started, startServer } from './support/started.ts';

const AT_ONCE = 100;
const PLACES = 5;
const CUSTOMERS = 20;

// Two processes may share PostgreSQL; SQLite's file belongs to one.
describe.each(dialects)('promise 6: no slot takes more than its rule says, on %s', (dialect) => {
  let server: Started;
  let second: ServerProcess | null = null;
  let tokens: string[];
  beforeAll(async () => {
    server = await startServer(dialect);
    const { dataDir, databaseUrl } = server.place;
    if (databaseUrl) {
      second = serverProcess(await freePort(), { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
      await second.start();
    }
    tokens = await registerCustomers(server.address, CUSTOMERS);
    const order_times = toJson({ ...USUAL_ORDER_TIMES, rules: [allHours({ maxOrders: PLACES })] });
    await inDatabase(server.place, ({ db }) =>
      db.updateTable('restaurants').set({ order_times }).where('id', '=', ids.restaurant).execute(),
    );
  });
  afterAll(async () => {
    await second?.kill();
    await server.stop();
  });

  it(`of ${AT_ONCE} placements at one moment exactly ${PLACES} get it, the others the next free time`, async () => {
    const addresses = second ? [server.address, second.address] : [server.address];
    const quarter = 15 * MINUTE;
    const first = (Math.ceil(Date.now() / quarter) + 8) * quarter;
    let placed = 0;
    for (let race = 0; race < counts.races; race++) {
      const slot = first + race * quarter;
      const body = pickup([item('lemonade')], { isASAP: false, scheduledAt: new Date(slot).toISOString() });
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, i) =>
          sendSurely(addresses[i % addresses.length] ?? server.address, {
            ...{ method: 'POST', url: '/api/v1/orders', body },
            token: tokens[i % CUSTOMERS] as string,
          }),
        ),
      );
      const made = answers.filter(({ status }) => status === 201);
      const refused = answers.filter(({ status, body: { code } }) => status === 409 && code === 'slot_full');
      expect([made.length, refused.length]).toEqual([PLACES, AT_ONCE - PLACES]);
      for (const { body: problem } of refused) expect(Date.parse(problem.nextAt)).not.toBe(slot);
      placed += made.length;
    }
    const [{ orders = 0 } = {}] = await inDatabase(server.place, ({ db }) =>
      db
        .selectFrom('slot_loads')
        .select((eb) => eb.fn.max('orders').as('orders'))
        .execute(),
    );
    report({ what: `slots, ${dialect}`, races: counts.races, 'at once': AT_ONCE, processes: addresses.length, placed });
    expect(Number(orders)).toBe(PLACES);
  });
});
