import { sql } from 'kysely';
import type { Db, DialectName } from './database.ts';

export async function hasStatusTrigger(db: Db, dialect: DialectName): Promise<boolean> {
  const query =
    dialect === 'sqlite'
      ? sql`select 1 from sqlite_master where type = 'trigger' and name = 'orders_status_transition'`
      : sql`select 1 from pg_trigger where tgrelid = 'orders'::regclass and tgname = 'orders_status_transition'`;
  return (await query.execute(db)).rows.length > 0;
}

/** Creates the trigger that refuses status changes which `status_transitions` does not list (DECISIONS, settled 10). */
export async function createStatusTrigger(db: Db, dialect: DialectName): Promise<void> {
  if (dialect === 'sqlite') {
    await sql`drop trigger if exists orders_status_transition`.execute(db);
    await sql`
      create trigger orders_status_transition before update of status on orders
      when new.status <> old.status and not exists (
        select 1 from status_transitions t
        where t.from_status = old.status and t.to_status = new.status and t.order_type = old.order_type)
      begin select raise(abort, 'illegal status transition'); end`.execute(db);
    return;
  }
  await sql`
    create or replace function check_status_transition() returns trigger language plpgsql as $$
    begin
      if new.status <> old.status and not exists (
        select 1 from status_transitions t
        where t.from_status = old.status and t.to_status = new.status and t.order_type = old.order_type)
      then raise exception 'illegal status transition'; end if;
      return new;
    end $$`.execute(db);
  await sql`drop trigger if exists orders_status_transition on orders`.execute(db);
  await sql`
    create trigger orders_status_transition before update of status on orders
    for each row execute function check_status_transition()`.execute(db);
}
