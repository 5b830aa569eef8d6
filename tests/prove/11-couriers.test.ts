import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../support/databases.ts';
import { freePort } from '../support/free-port.ts';
import { ids } from '../support/order-input.ts';
import { inDatabase } from './support/always-open.ts';
import { counts } from './support/counts.ts';
import { auditCourierCash, bringOrders, takeCash } from './support/courier-people.ts';
import { registerCustomers } from './support/customers.ts';
import { report } from './support/report.ts';
import { type Address, insist } from './support/send.ts';
import { type ServerProcess, serverProcess } from './support/server-process.ts';
import { type Started, startServer } from './support/started.ts';

const LONGEST_TEST_MS = 20 * 60_000;

// Two processes may share PostgreSQL; SQLite's file belongs to one.
describe.each(dialects)('couriers’ cash is kept to the cent, on %s', (dialect) => {
  let server: Started;
  let processes: ServerProcess[];
  let addresses: Address[];
  let tokens: string[];
  let owner: string;
  beforeAll(async () => {
    server = await startServer(dialect);
    processes = [server.server];
    const { dataDir, databaseUrl } = server.place;
    if (databaseUrl) {
      const second = serverProcess(await freePort(), { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
      await second.start();
      processes.push(second);
    }
    addresses = processes.map(({ address }) => address);
    tokens = await registerCustomers(server.address, 8);
    [owner = ''] = await registerCustomers(server.address, 1, 'owner');
    await inDatabase(server.place, async ({ db }) => {
      const found = db.selectFrom('users').select('id').where('email', 'like', 'owner-%');
      const { id: user_id } = await found.executeTakeFirstOrThrow();
      await db.insertInto('staff').values({ restaurant_id: ids.restaurant, user_id, role: 'Owner' }).execute();
    });
    const body = { usesCouriers: true, settlesCash: true };
    await insist(server.address, { method: 'PUT', url: '/api/v1/staff/couriers', token: owner, body });
  });
  afterAll(async () => {
    for (const each of processes) await each.kill();
    await server.stop();
  });

  it(
    'though processes are killed, two phones want each order, and two tablets take the cash',
    async () => {
      const { kills, orders } = counts.couriers;
      let isDone = false;
      const brought = bringOrders(addresses, { tokens, owner, orders }).finally(() => {
        isDone = true;
      });
      const tablets = [0, 1].map((first) => takeCash(addresses, { first, owner, isDone: () => isDone }));
      for (let kill = 0; kill < kills; kill++) {
        await Promise.race([sleep(1000 + Math.random() * 2000), brought]);
        const victim = processes[kill % processes.length] as ServerProcess;
        await victim.kill();
        await victim.start();
      }
      const delivered = await brought;
      await Promise.all(tablets);
      const found = await auditCourierCash(server.place, { delivered, address: server.address, owner });
      report({ what: `couriers, ${dialect}`, kills, processes: processes.length, ...found });
      expect(found).toMatchObject({ orders, unsettled: 0, doubled: 0, missing: 0, 'drawer differs': 0 });
    },
    LONGEST_TEST_MS,
  );
});
