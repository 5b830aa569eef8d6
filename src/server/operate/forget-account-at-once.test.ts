import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { finishOrders } from '../../../tests/support/finish-orders.ts';
import { delivery, deliveryAddress, item } from '../../../tests/support/order-input.ts';
import { allRows } from '../../../tests/support/stored-rows.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { newWorld, type World } from '../../../tests/support/world.ts';
import { TRATTORIA_PLACE } from '../../../tests/support/world-places.ts';
import { lockUser } from '../accounts/users.repo.ts';
import { addAddress } from '../customers/add-address.ts';
import { updateProfile } from '../customers/update-profile.ts';
import { placeOrder } from '../orders/place/place-order.ts';
import { accountPolicy } from '../orders/policies/account-policy.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { newId } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { makeNameless } from '../privacy/forget-account.repo.ts';
import { forgottenName } from '../privacy/forgotten-name.ts';
import { insertReview, userName } from '../reviews/leave-review.repo.ts';
import { leaveReview } from '../reviews/leave-review.ts';
import { forgetAccount } from './forget-account.ts';

const PHONE = '+44 20 7946 0123';
const NOTE = 'Ring the third bell';
const input = delivery([item('pasta-trio', ['sauces/pesto', 'sauces/ragu'], 2)], {
  contactPhone: PHONE,
  customerNotes: NOTE,
});

describe.each(dialects)('an account that is deleted while its holder uses it, on %s', (dialect) => {
  let test: TestApp;
  let world: World;
  beforeEach(async () => {
    test = await startTestApp(dialect);
    world = await newWorld(test, TRATTORIA_PLACE);
    await finishOrders(test);
  });
  afterEach(() => test.close());

  const refused = { kind: commonRefusals.unauthenticated };
  const place = async () => {
    const tenant = await test.services.tenants.byHost(world.host);
    const placement = {
      tenant: tenant as Tenant,
      language: 'en',
      userId: world.userId,
      input,
      idempotencyKey: null,
      policy: accountPolicy,
    } as const;
    return placeOrder(test.services, placement);
  };

  // Each command is called as for a request that was let in before the account was deleted, and comes to write after it.
  it('keeps nothing of what was let in before and is written after', async () => {
    const { services } = test;
    const { userId, restaurantId } = world;
    await forgetAccount(services.db, world.email, { withReviews: true });
    const left = await allRows(test.services.db);
    await expect(place()).rejects.toMatchObject(refused);
    const address = { ...deliveryAddress, label: 'Home' };
    await expect(addAddress(services, { userId, language: 'en' }, address)).rejects.toMatchObject(refused);
    await expect(updateProfile(services.db, { userId, phoneNumber: PHONE })).rejects.toMatchObject(refused);
    const review = { orderId: world.completedOrderId, rating: 4, comment: NOTE };
    await expect(leaveReview(services, { restaurantId, userId, input: review })).rejects.toMatchObject(refused);
    expect(await allRows(test.services.db)).toEqual(left);
  });

  it.skipIf(dialect === 'sqlite')('refuses an order that had to wait for the deletion', async () => {
    const { db } = test.services;
    const named = await db.selectFrom('users').selectAll().where('id', '=', world.userId).executeTakeFirstOrThrow();
    const locked = Promise.withResolvers<void>();
    const waits = Promise.withResolvers<void>();
    const deletion = inTransaction(db, async (tx) => {
      await makeNameless(tx, named, { name: forgottenName('en'), passwordHash: '' });
      locked.resolve();
      await waits.promise;
    });
    await locked.promise;
    const order = expect(place()).rejects.toMatchObject(refused);
    await expect.poll(waiting).toBe(1);
    waits.resolve();
    await Promise.all([deletion, order]);
    expect((await allRows(test.services.db)).filter((row) => row.includes(PHONE))).toEqual([]);
  });

  it.skipIf(dialect === 'sqlite')('takes the name off a first review that was being written', async () => {
    const { db } = test.services;
    const { restaurantId, userId, completedOrderId } = world;
    await db.deleteFrom('reviews').where('user_id', '=', userId).execute();
    const written = Promise.withResolvers<void>();
    const ends = Promise.withResolvers<void>();
    const review = inTransaction(db, async (tx) => {
      await lockUser(tx, userId);
      await insertReview(tx, {
        restaurant_id: restaurantId,
        id: newId(),
        user_id: userId,
        order_id: completedOrderId,
        user_name: await userName(tx, userId),
        half_stars: 8,
        comment: null,
        is_visible: 1,
        hidden_because: null,
        created_at: Date.now(),
      });
      written.resolve();
      await ends.promise;
    });
    await written.promise;
    const deletion = forgetAccount(db, world.email, { withReviews: false });
    await expect.poll(waiting).toBe(1);
    ends.resolve();
    await Promise.all([deletion, review]);
    const { user_name, user_id } = await db
      .selectFrom('reviews')
      .select(['user_name', 'user_id'])
      .where('order_id', '=', completedOrderId)
      .executeTakeFirstOrThrow();
    expect({ user_name, user_id }).toEqual({ user_name: forgottenName('en'), user_id: null });
  });

  /** Connections that wait for a lock of PostgreSQL's. */
  async function waiting(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(test.services.db);
    return rows[0]?.count ?? 0;
  }
});
