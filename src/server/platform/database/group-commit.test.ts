import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { heardQueries } from '../../../../tests/support/heard-queries.ts';
import { type Db, inTransaction, openDatabase, type Tx } from './database.ts';

let dataDir: string;
let db: Db;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'servery-group-commit-'));
  ({ db } = openDatabase({ dataDir }));
  await sql`create table dishes (name text unique)`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

const add = (on: Db | Tx, name: string) => sql`insert into dishes values (${name})`.execute(on);
const addAlone = (name: string) => inTransaction(db, (tx) => add(tx, name));
const kept = async () =>
  (await sql<{ name: string }>`select name from dishes order by name`.execute(db)).rows.map(({ name }) => name);
/** Other turns of the event loop pass meanwhile. */
const turns = async () => {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
};
const commitsOf = async (work: () => Promise<unknown>) =>
  (await heardQueries(work)).filter(({ text }) => text === 'commit').length;

it('commits the transactions of a turn together', async () => {
  const names = ['pesto', 'ragu', 'aglio e olio'];
  expect(await commitsOf(() => Promise.all(names.map(addAlone)))).toBe(1);
  expect(await kept()).toEqual(names.toSorted());
});

it('lets no more than 32 transactions wait for one another', async () => {
  const names = Array.from({ length: 70 }, (_, number) => `dish ${number}`);
  expect(await commitsOf(() => Promise.all(names.map(addAlone)))).toBe(3);
});

it('undoes a transaction that fails, and only that', async () => {
  const twice = (first: string, second: string) =>
    inTransaction(db, async (tx) => {
      await add(tx, first);
      await add(tx, second);
    });
  const works = [twice('pesto', 'pesto'), twice('pesto', 'ragu'), twice('arrabbiata', 'pesto'), addAlone('carbonara')];
  const results = await Promise.allSettled(works);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
  expect(await kept()).toEqual(['carbonara', 'pesto', 'ragu']);
});

it('shows nobody what is not committed', async () => {
  const seen: string[] = [];
  const committed = addAlone('pesto').then(() => seen.push('committed'));
  await Promise.all([committed, kept().then((names) => seen.push(...names))]);
  expect(seen).toEqual(['committed', 'pesto']);
});

it('waits for a transaction that waits for something else, and loses none before it', async () => {
  const order: string[] = [];
  const first = addAlone('pesto').then(() => order.push('pesto'));
  const slow = inTransaction(db, async (tx) => {
    await add(tx, 'ragu');
    await turns();
    order.push('slow');
  });
  await Promise.all([first, slow]);
  expect(order).toEqual(['slow', 'pesto']);
  expect(await kept()).toEqual(['pesto', 'ragu']);
});

it('fails all of a group, and keeps nothing of it, where SQLite rolls everything back', async () => {
  await addAlone('pesto');
  await sql`pragma max_page_count = 1`.execute(db);
  const outcome = (work: Promise<unknown>) =>
    work.then(
      () => 'kept',
      ({ message }: Error) => message,
    );
  const names = ['ragu', 'x'.repeat(100_000), 'carbonara'];
  const full = 'database or disk is full';
  expect(await Promise.all(names.map((name) => outcome(addAlone(name))))).toEqual([full, full, 'kept']);
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect(await kept()).toEqual(['carbonara', 'pesto']);
  await addAlone('ragu');
  expect(await kept()).toEqual(['carbonara', 'pesto', 'ragu']);
});

it('closes the database only after the commit', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const committed = inTransaction(db, async (tx) => {
    await add(tx, 'pesto');
    // Runs when the transaction has ended, before the turn ends.
    process.nextTick(() => resolve(db.destroy()));
  });
  await Promise.all([committed, closed]);
  ({ db } = openDatabase({ dataDir }));
  expect(await kept()).toEqual(['pesto']);
});
