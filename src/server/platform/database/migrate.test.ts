import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects, type FreshDatabase, freshDatabase } from '../../../../tests/support/databases.ts';
import { STATUS_TRANSITIONS } from '../../../domain/orders/order-status.ts';
import { type Database, openDatabase } from './database.ts';
import { isMigrated, migrate } from './migrate.ts';
import { hasStatusTrigger } from './status-trigger.ts';

const PROCESSES = 6;

describe.skipIf(!dialects.includes('postgres'))('processes that start at once', { timeout: 60_000 }, () => {
  let place: FreshDatabase;
  let processes: Database[];
  afterEach(async () => {
    await Promise.all(processes.map(({ db }) => db.destroy()));
    await place.drop();
  });

  it('bring an empty database up to date together, and again', async () => {
    place = await freshDatabase('postgres');
    processes = Array.from({ length: PROCESSES }, () => openDatabase(place));
    for (let start = 0; start < 3; start++) {
      await Promise.all(processes.map((database) => migrate(database)));
      expect(await isMigrated(place.db)).toBe(true);
      const transitions = await place.db.selectFrom('status_transitions').selectAll().execute();
      expect(transitions).toHaveLength(STATUS_TRANSITIONS.length);
    }
  });
});

describe.each(dialects)('the table of order states on %s', { timeout: 60_000 }, (dialect) => {
  it('follows the domain: what is new comes, what is gone goes', async () => {
    const place = await freshDatabase(dialect);
    await migrate(place);
    const all = () => place.db.selectFrom('status_transitions').selectAll().execute();
    const right = new Set((await all()).map((row) => JSON.stringify(row)));
    await place.db.deleteFrom('status_transitions').where('to_status', '=', 'Confirmed').execute();
    const old = { from_status: 'Delivered', to_status: 'Preparing', order_type: 'Pickup' } as const;
    await place.db.insertInto('status_transitions').values(old).execute();
    await migrate(place);
    expect(new Set((await all()).map((row) => JSON.stringify(row)))).toEqual(right);
    await place.drop();
  });
});

describe.each(dialects)('a start that was cut off on %s', { timeout: 60_000 }, (dialect) => {
  let place: FreshDatabase;
  beforeEach(async () => {
    place = await freshDatabase(dialect);
  });
  afterEach(() => place.drop());

  it('in the midst of a migration leaves nothing of it, so that the next one succeeds', async () => {
    await sql`create table orders (id text)`.execute(place.db);
    await expect(migrate(place)).rejects.toThrow('already exists');
    await sql`drop table orders`.execute(place.db);
    await migrate(place);
    expect(await isMigrated(place.db)).toBe(true);
  });

  it('before it made the trigger of order states: the next one makes it', async () => {
    await migrate(place);
    const table = dialect === 'postgres' ? sql` on orders` : sql``;
    await sql`drop trigger orders_status_transition${table}`.execute(place.db);
    await migrate(place);
    expect(await hasStatusTrigger(place.db, dialect)).toBe(true);
  });
});

describe.each(dialects)('a database on %s that a newer release has migrated', { timeout: 60_000 }, (dialect) => {
  it('is refused with what to do, unless the way back is asked for', async () => {
    const place = await freshDatabase(dialect);
    await migrate(place);
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01')`.execute(place.db);
    await expect(migrate(place)).rejects.toThrow(/^A newer release of Servery has changed this database\. Start that/);
    await migrate(place, { takesNewer: true });
    expect(await isMigrated(place.db)).toBe(true);
    await place.drop();
  });
});

describe.skipIf(!dialects.includes('postgres'))('a database in which no table may be made', { timeout: 60_000 }, () => {
  it('is named as what it is', async () => {
    const place = await freshDatabase('postgres');
    const databaseUrl = `${place.databaseUrl}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
    const readOnly = openDatabase({ ...place, databaseUrl });
    await expect(migrate(readOnly)).rejects.toThrow('read-only');
    await readOnly.db.destroy();
    await place.drop();
  });
});
