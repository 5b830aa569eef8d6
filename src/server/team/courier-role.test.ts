import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { up as allowCouriers } from '../../../db/migrations/571-courier-role.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { ids } from '../../../tests/support/order-input.ts';
import { userIdOf } from '../../../tests/support/people.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(dialects)('the staff of a database that knew no couriers, on %s,', (dialect) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp(dialect);
  });
  afterEach(() => app.close());

  it('stays with its devices, rings and invitations, and may have couriers', async () => {
    const { db } = app.services;
    const restaurant_id = ids.restaurant;
    const user_id = await userIdOf(app, await hire(app));
    await app.call({
      ...{ method: 'POST', url: '/staff/invitations', token: await hire(app, 'Owner') },
      body: { email: 'new@example.test', role: 'Manager' },
    });
    await db
      .insertInto('staff_devices')
      .values({
        ...{ restaurant_id, id: 'tablet', user_id, name: 'Tablet', language: 'en', created_at: NOON },
        ...{ endpoint: 'https://push.example', endpoint_hash: 'x', p256dh: 'x', auth: 'x' },
      })
      .execute();
    const ring = { restaurant_id, order_ids: null, attempts: 0, next_attempt_at: NOON, created_at: NOON };
    for (const device_id of ['tablet', null]) {
      await db
        .insertInto('rings')
        .values({ ...ring, id: `ring ${device_id}`, device_id })
        .execute();
    }
    const all = async () => ({
      staff: await db.selectFrom('staff').selectAll().orderBy('user_id').execute(),
      devices: await db.selectFrom('staff_devices').selectAll().execute(),
      rings: await db.selectFrom('rings').selectAll().orderBy('id').execute(),
      invitations: await db.selectFrom('invitations').selectAll().execute(),
    });
    const before = await all();
    expect([before.devices, before.rings, before.invitations].map(({ length }) => length)).toEqual([1, 2, 1]);
    await allowCouriers(db as unknown as Kysely<unknown>);
    expect(await all()).toEqual(before);
    const member = () => db.updateTable('staff').where('user_id', '=', user_id);
    await member().set({ role: 'Courier' }).execute();
    await expect(member().set({ role: 'Chef' }).execute()).rejects.toThrow();
    await db.deleteFrom('staff').where('user_id', '=', user_id).execute();
    expect((await all()).devices).toEqual([]);
  });
});
