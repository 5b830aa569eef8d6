import { createHash } from 'node:crypto';
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { countryCode } from '../../src/domain/people/country-code.ts';
import { customerKeys } from '../../src/server/people/customer-keys.ts';
import { mailboxKey, phoneKey } from '../../src/server/people/same-person.ts';

const BATCH = 1000;
const CALLED_OFF = ['Cancelled by User', 'Cancelled by Restaurant', 'Failed', 'Not Paid'];

/**
 * One notion of the same person: mailboxes without tags, and numbers with their country's code where the last nine digits stood. Orders
 * keep the keys by which they are counted; uses of promotions and what staff find customers by are made anew from them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = db.getExecutor().adapter instanceof PostgresAdapter ? sql`text collate "C"` : sql`text`;
  await db.schema.alterTable('orders').addColumn('customer_mailbox', 'text').execute();
  await db.schema.alterTable('orders').addColumn('customer_phone_key', 'text').execute();
  for (const table of ['customers', 'customer_aliases']) {
    await db.schema
      .alterTable(table)
      .addColumn('mailbox_key', key, (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema
      .createIndex(`${table}_by_mailbox_key`)
      .on(table)
      .columns(['restaurant_id', 'mailbox_key'])
      .execute();
  }
  const { rows } = await sql<{ id: string; country: string }>`select id, country from restaurants`.execute(db);
  for (const { id, country } of rows) {
    const here = { id, country: countryCode(country) };
    await keyOrders(db, here);
    await keyCustomers(db, here);
    await keyGuests(db, here);
    await keyBlocks(db, here);
  }
  await sql`delete from promotion_contacts`.execute(db);
  for (const { id } of rows) await countUses(db, id);
}

interface Here {
  id: string;
  country: string | null;
}

/** Rows of one kind, a batch at a time, by id. */
async function* inBatches<T extends { id: string }>(
  read: (after: string) => Promise<{ rows: T[] }>,
): AsyncGenerator<T> {
  for (let after = ''; ; ) {
    const { rows } = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

interface Ordered {
  id: string;
  customer_email: string | null;
  contact_phone: string;
}

async function keyOrders(db: Kysely<unknown>, { id: restaurant, country }: Here): Promise<void> {
  const orders = inBatches((after) =>
    sql<Ordered>`
      select id, customer_email, contact_phone from orders where restaurant_id = ${restaurant} and id > ${after}
      order by id limit ${sql.lit(BATCH)}`.execute(db),
  );
  for await (const { id, customer_email, contact_phone } of orders) {
    await sql`
      update orders set customer_mailbox = ${customer_email && mailboxKey(customer_email)},
        customer_phone_key = ${phoneKey(contact_phone, country) || null}
      where restaurant_id = ${restaurant} and id = ${id}`.execute(db);
  }
}

async function keyCustomers(db: Kysely<unknown>, { id: restaurant, country }: Here): Promise<void> {
  const customers = inBatches((after) =>
    sql<{ id: string; phone: string; email_key: string }>`
      select user_id as id, phone, email_key from customers where restaurant_id = ${restaurant} and user_id > ${after}
      order by user_id limit ${sql.lit(BATCH)}`.execute(db),
  );
  for await (const { id, phone, email_key } of customers) {
    const { phone_key, mailbox_key } = customerKeys({ name: '', email: email_key, phone }, country);
    await sql`
      update customers set phone_key = ${phone_key}, mailbox_key = ${mailbox_key}
      where restaurant_id = ${restaurant} and user_id = ${id}`.execute(db);
  }
}

async function keyGuests(db: Kysely<unknown>, { id: restaurant, country }: Here): Promise<void> {
  const guests = inBatches((after) =>
    sql<{ id: string; phone_number: string }>`
      select id, phone_number from users
      where registered_with = ${restaurant} and kind = 'guest' and phone_number is not null and id > ${after}
      order by id limit ${sql.lit(BATCH)}`.execute(db),
  );
  for await (const { id, phone_number } of guests) {
    await sql`update users set contact_phone_key = ${phoneKey(phone_number, country) || null} where id = ${id}`.execute(
      db,
    );
  }
}

/** A block is a hash, which only who ordered can be compared with; others are still found by it (`block-keys.ts`). */
async function keyBlocks(db: Kysely<unknown>, { id: restaurant, country }: Here): Promise<void> {
  const { rows: blocks } = await sql<{ hash: string }>`
    select hash from blocks where restaurant_id = ${restaurant}`.execute(db);
  if (blocks.length === 0) return;
  const known = new Set(blocks.map(({ hash }) => hash));
  const replace = async (kind: string, former: string, key: string) => {
    const [old, hash] = [former, key].map((each) => sha256(['block', restaurant, kind, each].join('\u0000')));
    if (old === hash || !known.delete(old as string)) return;
    await sql`
      update blocks set hash = ${hash} where restaurant_id = ${restaurant} and hash = ${old}
        and not exists (select 1 from blocks as b where b.restaurant_id = ${restaurant} and b.hash = ${hash})`.execute(
      db,
    );
  };
  const { rows } = await sql<Omit<Ordered, 'id'>>`
    select distinct customer_email, contact_phone from orders where restaurant_id = ${restaurant}`.execute(db);
  for (const { customer_email: email, contact_phone: phone } of rows) {
    if (email) await replace('email', email.normalize().toLowerCase(), mailboxKey(email));
    if (phone) await replace('phone', phone.replace(/\D/g, '').slice(-9), phoneKey(phone, country));
  }
}

interface Used {
  id: string;
  promotion_id: string;
  channel: string;
  guest_email_key: string | null;
  customer_mailbox: string | null;
  customer_phone_key: string | null;
}

async function countUses(db: Kysely<unknown>, restaurant: string): Promise<void> {
  const orders = inBatches((after) =>
    sql<Used>`
      select id, promotion_id, channel, guest_email_key, customer_mailbox, customer_phone_key from orders
      where restaurant_id = ${restaurant} and promotion_id is not null
        and promotion_id in (select id from promotions where restaurant_id = ${restaurant})
        and status not in (${sql.join(CALLED_OFF)}) and id > ${after}
      order by id limit ${sql.lit(BATCH)}`.execute(db),
  );
  for await (const order of orders) {
    const guests = order.guest_email_key !== null || order.channel === 'phone' ? 1 : 0;
    const hashes = [
      order.customer_mailbox && sha256(`email\u0000${order.customer_mailbox}`),
      order.customer_phone_key && sha256(`phone\u0000${order.customer_phone_key}`),
    ];
    for (const hash of hashes.filter(Boolean)) {
      await sql`
        insert into promotion_contacts (restaurant_id, promotion_id, contact_hash, uses, guest_uses)
        values (${restaurant}, ${order.promotion_id}, ${hash}, 1, ${guests})
        on conflict (restaurant_id, promotion_id, contact_hash)
        do update set uses = promotion_contacts.uses + 1, guest_uses = promotion_contacts.guest_uses + ${guests}`.execute(
        db,
      );
    }
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
