import { randomBytes } from 'node:crypto';
import { OPEN_STATUSES } from '../../domain/orders/order-status.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { type Db, inTransaction } from '../platform/database/database.ts';
import { type Chore, eachByItself } from '../platform/housekeeping.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';
import type { Services } from '../services.ts';
import { forgetUser } from './forget-user.ts';

/** Guests of one round: each takes a transaction of its own. */
const AT_ONCE = 50;
const MONTH = (365 * DAY) / 12;

/** Makes guests nameless whose last order is longer ago than their restaurant keeps names. Orders stay as receipts. */
export function forgetOldGuests({ db, clock }: Pick<Services, 'db' | 'clock'>): Chore {
  return {
    name: 'names of guests',
    everyMs: DAY / 4,
    async run() {
      const restaurants = await db
        .selectFrom('restaurants')
        .select(['id', 'guest_months'])
        .where('guest_months', 'is not', null)
        .execute();
      const now = clock();
      const passwordHash = await hashPassword('operator', randomBytes(32).toString('base64url'));
      await eachByItself(restaurants, async ({ id, guest_months }) =>
        eachByItself(await oldGuests(db, id, now - Number(guest_months) * MONTH), (user) =>
          inTransaction(db, (tx) =>
            forgetUser(tx, user, { at: id, by: 'time', withReviews: false, passwordHash, now }),
          ),
        ),
      );
      return 0;
    },
  };
}

function oldGuests(db: Db, restaurantId: string, before: number): Promise<UsersTable[]> {
  return db
    .selectFrom('customers as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .selectAll('u')
    .where('c.restaurant_id', '=', restaurantId)
    .where('c.last_order_at', '<', Math.floor(before))
    .where('u.kind', '=', 'guest')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders as o')
            .select('o.id')
            .whereRef('o.restaurant_id', '=', 'c.restaurant_id')
            .whereRef('o.user_id', '=', 'c.user_id')
            .where('o.status', 'in', [...OPEN_STATUSES, 'Awaiting Payment']),
        ),
      ),
    )
    .orderBy('c.last_order_at')
    .limit(AT_ONCE)
    .execute();
}
