import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimCode } from '../../src/server/order-claims/claim-code.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { newId } from '../../src/server/platform/ids/ids.ts';
import { dialects } from '../support/databases.ts';
import { ids, promotionId } from '../support/order-input.ts';
import { inDatabase } from './support/always-open.ts';
import { type BusyStaff, startStaff } from './support/busy-staff.ts';
import { auditConservation } from './support/conservation-audit.ts';
import { counts } from './support/counts.ts';
import { registerCustomers } from './support/customers.ts';
import { letGuestsAndMembersOrder } from './support/mixed-customers.ts';
import { report } from './support/report.ts';
import { type Started, startServer } from './support/started.ts';

const NOTHING_WRONG = { lost: 0, doubled: 0, totals: 0, counters: 0, beyondLimit: 0, movements: 0, balances: 0 };
const TOKEN_SECRET = 'a-secret-by-which-the-test-reads-mailed-codes';
const GRANTED = 150;
const USES_EACH = counts.guests.orders / 64;
const LONGEST_TEST_MS = 40 * 60_000;

describe.each(dialects)('promise 8: points, uses and totals are conserved whoever orders, on %s', (dialect) => {
  let server: Started;
  let staff: BusyStaff;
  let tokens: string[];
  beforeAll(async () => {
    server = await startServer(dialect, { env: { TOKEN_SECRET } });
    tokens = await registerCustomers(server.address, counts.writers / 2);
    const [owner = ''] = await registerCustomers(server.address, 1, 'owner');
    await inDatabase(server.place, async ({ db }) => {
      const users = await db.selectFrom('users').select(['id', 'email']).execute();
      for (const { id: user_id, email } of users) {
        const at = { restaurant_id: ids.restaurant, user_id };
        if (email.startsWith('owner-'))
          await db
            .insertInto('staff')
            .values({ ...at, role: 'Owner' })
            .execute();
        else {
          const grant = { id: newId(), order_id: null, reason: 'granted' as const, created_at: Date.now() };
          await db
            .insertInto('loyalty_ledger')
            .values({ ...at, ...grant, points: GRANTED })
            .execute();
          await db
            .insertInto('loyalty_balances')
            .values({ ...at, points: GRANTED })
            .execute();
        }
      }
      await db
        .updateTable('promotions')
        .set({ max_uses: counts.guests.orders / 4, max_uses_per_customer: USES_EACH })
        .where('id', '=', promotionId('last-five'))
        .execute();
    });
    staff = startStaff(server.address, owner, { callingOff: 0.1 });
  });
  afterAll(() => server.stop());

  it(
    'by 32 guests and members at once, who cancel and bring orders to accounts, whatever is killed',
    async () => {
      const { kills, orders } = counts.guests;
      const config = readConfig({ DATA_DIR: server.place.dataDir, TOKEN_SECRET });
      const codeOf = (claimId: string) => claimCode(config, claimId);
      const customers = letGuestsAndMembersOrder(server.address, { tokens, orders, codeOf });
      let isOver = false;
      const finished = customers.finished.finally(() => {
        isOver = true;
      });
      for (let kill = 0; kill < kills; kill++) {
        const goal = Math.ceil((orders * (kill + 1)) / (kills + 1) / 2);
        while (customers.placed.length < goal && !isOver) await sleep(5);
        await sleep(Math.random() * 100);
        await server.server.kill();
        await server.server.start();
      }
      await finished;
      await staff.stop();
      const limit = { promotionId: promotionId('last-five'), each: USES_EACH };
      const found = await auditConservation(server.place, customers.placed, limit);
      const [refused, claimed] = [customers.refused(), customers.claimed()];
      report({ what: `guests and members, ${dialect}`, kills, refused, claimed, ...found });
      expect(found).toMatchObject(NOTHING_WRONG);
      expect(found.orders).toBe(customers.placed.length);
      for (const figure of [refused, claimed, found.moved, found.uses]) expect(figure).toBeGreaterThan(0);
    },
    LONGEST_TEST_MS,
  );
});
