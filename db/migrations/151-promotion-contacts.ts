import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Uses of a promotion by e-mail address and phone number: a guest is a new user on each device. Those there were are counted by address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('promotion_contacts')
    .addColumn('restaurant_id', 'text', (c) => c.notNull())
    .addColumn('promotion_id', 'text', (c) => c.notNull())
    .addColumn('contact_hash', 'text', (c) => c.notNull())
    .addColumn('uses', 'integer', (c) => c.notNull().check(sql`uses >= 0`))
    .addColumn('guest_uses', 'integer', (c) => c.notNull().check(sql`guest_uses >= 0 and guest_uses <= uses`))
    .addPrimaryKeyConstraint('promotion_contacts_key', ['restaurant_id', 'promotion_id', 'contact_hash'])
    .addForeignKeyConstraint(
      'promotion_contacts_promotion',
      ['restaurant_id', 'promotion_id'],
      'promotions',
      ['restaurant_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  const { rows } = await sql<Used>`
    select c.restaurant_id, c.promotion_id, coalesce(u.contact_email_key, u.email_key) as email_key, sum(c.uses) as uses,
      sum(case when u.kind = 'guest' then c.uses else 0 end) as guest_uses
    from promotion_customers c join users u on u.id = c.user_id
    where c.uses > 0 group by 1, 2, 3`.execute(db);
  for (const { restaurant_id, promotion_id, email_key, uses, guest_uses } of rows) {
    const hash = createHash('sha256').update(`email\u0000${email_key}`).digest('hex');
    await sql`
      insert into promotion_contacts (restaurant_id, promotion_id, contact_hash, uses, guest_uses)
      values (${restaurant_id}, ${promotion_id}, ${hash}, ${Number(uses)}, ${Number(guest_uses)})`.execute(db);
  }
}

interface Used {
  restaurant_id: string;
  promotion_id: string;
  email_key: string;
  /** PostgreSQL answers sums as texts. */
  uses: number | string;
  guest_uses: number | string;
}
