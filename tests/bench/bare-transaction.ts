import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import pg from 'pg';
import { newId } from '../../src/server/platform/ids/ids.ts';
import type { HeardQuery } from '../support/heard-queries.ts';
import type { TestApp } from '../support/test-app.ts';

/** Repeats the statements of one order, with new ids, on a connection of its own: the cost of the bare transaction. */
export type BareTransaction = () => Promise<void> | void;

/** The statements of one order from "begin" to "commit", without the session's look-up before. Throws if they lack these. */
export function transactionIn(heard: readonly HeardQuery[]): HeardQuery[] {
  const begin = heard.findIndex(({ text }) => text.startsWith('begin'));
  const commit = heard.findIndex(({ text }, at) => at > begin && text === 'commit');
  if (begin < 0 || commit < 0) throw new Error('no order was heard');
  return heard.slice(begin, commit + 1);
}

export async function bareTransaction(test: TestApp, calls: readonly HeardQuery[]): Promise<BareTransaction> {
  const own = ownValues(calls);
  const fresh = () => new Map(own.map((value) => [value, newId()]));
  return test.databaseUrl ? onPostgres(test.databaseUrl, calls, fresh) : onSqlite(copyOf(test), calls, fresh);
}

/** The values that are unique to the recorded order: its id, number, idempotency key and mail. */
function ownValues(calls: readonly HeardQuery[]): unknown[] {
  const of = (start: string) => {
    const call = calls.find(({ text }) => text.startsWith(start));
    if (!call) throw new Error(`the order did not ${start}`);
    return call.parameters;
  };
  const [, id, number] = of('insert into "orders"');
  const [, , key] = of('insert into "idempotency_keys"');
  const [, letter] = of('insert into "outbox"');
  return [id, number, key, letter];
}

type Fresh = () => Map<unknown, string>;

function onSqlite(file: string, calls: readonly HeardQuery[], fresh: Fresh): BareTransaction {
  const database = new DatabaseSync(file);
  for (const pragma of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on', 'cache_size = -32000']) {
    database.exec(`pragma ${pragma}`);
  }
  const prepared = calls.map(({ text, parameters }) => {
    const statement = database.prepare(text);
    const isReader = statement.columns().length > 0;
    return {
      parameters,
      run: (values: SQLInputValue[]) => (isReader ? statement.all(...values) : statement.run(...values)),
    };
  });
  return () => {
    const own = fresh();
    for (const { run, parameters } of prepared) run(parameters.map((each) => own.get(each) ?? (each as SQLInputValue)));
  };
}

async function onPostgres(url: string, calls: readonly HeardQuery[], fresh: Fresh): Promise<BareTransaction> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return async () => {
    const own = fresh();
    for (const [at, { text, parameters }] of calls.entries()) {
      if (parameters.length === 0) await client.query(text);
      else await client.query({ name: `call-${at}`, text, values: parameters.map((each) => own.get(each) ?? each) });
    }
  };
}

function copyOf({ services }: TestApp): string {
  const { DATA_DIR } = services.config;
  const copy = join(DATA_DIR, 'bare.sqlite');
  const original = new DatabaseSync(join(DATA_DIR, 'servery.sqlite'));
  original.prepare('vacuum into ?').run(copy);
  original.close();
  return copy;
}
