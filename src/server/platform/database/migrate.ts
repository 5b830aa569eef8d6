import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { STATUS_TRANSITIONS } from '../../../domain/orders/order-status.ts';
import { SettingsError } from '../refusals/settings-error.ts';
import { unreachable } from '../refusals/unreachable.ts';
import type { StatusTransitionsTable } from '../tables/order-tables.ts';
import { type Database, type Db, inTransaction } from './database.ts';
import { migrations } from './migrations.ts';
import { createStatusTrigger, hasStatusTrigger } from './status-trigger.ts';

/** Number of the lock that the one process holds in PostgreSQL which makes the trigger. */
const TRIGGER_LOCK = 7_378_378;

const NEWER =
  'A newer release of Servery has changed this database. Start that release, set NEWER_DATABASE=true to go back by one release, or restore a backup made before the upgrade.';

const POOLER =
  'DATABASE_URL leads to a pooler that gives each transaction another session of PostgreSQL. Set DATABASE_POOLER=true.';

/**
 * Runs the missing migrations, all or none, and loads the table of status transitions from the domain. Safe to repeat. Throws a
 * `SettingsError` if the database cannot be reached, or a newer release has migrated it. With `takesNewer`, that is left as it is:
 * migrations only add, so that the release before can go on (CONTRIBUTING, "Add a migration").
 */
export async function migrate({ db, dialect }: Database, { takesNewer = false } = {}): Promise<void> {
  await reach(db);
  if (takesNewer && (await isNewer(db))) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (isOfAnotherSession(error)) throw new SettingsError(POOLER);
  if (error) throw (await isNewer(db)) ? new SettingsError(NEWER) : error;
  await db.transaction().execute(async (tx) => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${TRIGGER_LOCK})`.execute(tx);
    // It is also missing if an earlier start was cut off between the migrations and here.
    if (results?.length || !(await hasStatusTrigger(tx, dialect))) await createStatusTrigger(tx, dialect);
  });
  await loadTransitions(db);
}

/** Whether a prepared statement was there already, or no longer: only a pooler changes sessions under a connection. */
function isOfAnotherSession(error: unknown): boolean {
  return ['42P05', '26000'].includes((error as { code?: string } | undefined)?.code ?? '');
}

async function reach(db: Db): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    throw unreachable(error);
  }
}

/** Whether all migrations of this build have run. */
export async function isMigrated(db: Db): Promise<boolean> {
  const done = await migrationsRun(db);
  return Object.keys(migrations).every((name) => done.includes(name));
}

/** Whether migrations have run that this build does not know. False where none could, such as without the right to make a table. */
async function isNewer(db: Db): Promise<boolean> {
  const done = await migrationsRun(db).catch(() => []);
  return done.some((name) => !migrations[name]);
}

async function migrationsRun(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map((row) => row.name);
}

/** Inserts and deletes only rows that differ: several processes may start at the same time while others serve. */
async function loadTransitions(db: Db): Promise<void> {
  const wanted = STATUS_TRANSITIONS.map(({ from, to, orderType }) => ({
    from_status: from,
    to_status: to,
    order_type: orderType,
  }));
  await inTransaction(db, async (tx) => {
    const stored = await tx.selectFrom('status_transitions').selectAll().execute();
    const missing = wanted.filter((row) => !stored.some((other) => isSame(row, other)));
    if (missing.length) {
      await tx
        .insertInto('status_transitions')
        .values(missing)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (const row of stored.filter((each) => !wanted.some((other) => isSame(each, other)))) {
      await tx
        .deleteFrom('status_transitions')
        .where((eb) => eb.and({ ...row }))
        .execute();
    }
  });
}

function isSame(one: StatusTransitionsTable, other: StatusTransitionsTable): boolean {
  return (
    one.from_status === other.from_status && one.to_status === other.to_status && one.order_type === other.order_type
  );
}
