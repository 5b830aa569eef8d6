import type { Db } from '../platform/database/database.ts';

/**
 * The restaurant to whose address a letter with access to the account may lead (decision 072). Each owner chooses the domain that
 * letters lead to, so one restaurant's owner must not get links to accounts that belong elsewhere. For staff it is where they work:
 * a restaurant where they are signed in before others, because roles from before invitations (decision 074) may have come unasked.
 * For customers it is the one `asked`, if the account is known there, else another where it is: where it was registered, is signed
 * in, has ordered, or has favourites or points. Only accounts from before places of registration were kept can be known nowhere:
 * `asked`.
 */
export async function homeOf(db: Db, userId: string, asked: string): Promise<string> {
  const [roles, sessions, orders, favorites, points, registered] = await Promise.all([
    restaurantsIn(db, 'staff', userId),
    restaurantsIn(db, 'sessions', userId),
    restaurantsIn(db, 'orders', userId),
    restaurantsIn(db, 'favorites', userId),
    restaurantsIn(db, 'loyalty_balances', userId),
    placeOfRegistration(db, userId),
  ]);
  const used = roles.filter((each) => sessions.includes(each));
  const known = [...registered, ...sessions, ...orders, ...favorites, ...points];
  const homes = [used, roles, known].find(({ length }) => length > 0) ?? [];
  return homes.includes(asked) ? asked : (homes[0] ?? asked);
}

async function placeOfRegistration(db: Db, userId: string): Promise<string[]> {
  const user = await db.selectFrom('users').select('registered_with').where('id', '=', userId).executeTakeFirst();
  return user?.registered_with ? [user.registered_with] : [];
}

type Trace = 'staff' | 'sessions' | 'orders' | 'favorites' | 'loyalty_balances';

/** Asks restaurant by restaurant, as the indexes begin with it. */
async function restaurantsIn(db: Db, table: Trace, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('restaurants as r')
    .select('r.id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom(table)
          .select(`${table}.user_id`)
          .whereRef(`${table}.restaurant_id`, '=', 'r.id')
          .where(`${table}.user_id`, '=', userId),
      ),
    )
    .orderBy('r.id')
    .execute();
  return rows.map(({ id }) => id);
}
