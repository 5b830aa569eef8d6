import type { Db } from '../platform/database.ts';

/**
 * The restaurant to whose address a letter with access to the account may lead (decision 072). Each owner chooses the domain that
 * letters lead to, so one restaurant's owner must not get links to accounts that belong elsewhere. For staff it is where they work:
 * a restaurant where they are signed in before others, because roles from before invitations (decision 074) may have come unasked.
 * For customers it is the one `asked`, if they have a session or an order there, else another where they have one. An account that
 * is known nowhere has nothing to lose: `asked`.
 */
export async function homeOf(db: Db, userId: string, asked: string): Promise<string> {
  const [roles, sessions, orders] = await Promise.all([
    restaurantsIn(db, 'staff', userId),
    restaurantsIn(db, 'sessions', userId),
    restaurantsIn(db, 'orders', userId),
  ]);
  const used = roles.filter((each) => sessions.includes(each));
  const homes = [used, roles, [...sessions, ...orders]].find(({ length }) => length > 0) ?? [];
  return homes.includes(asked) ? asked : (homes[0] ?? asked);
}

/** Asks restaurant by restaurant, as the indexes begin with it. */
async function restaurantsIn(db: Db, table: 'staff' | 'sessions' | 'orders', userId: string): Promise<string[]> {
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
