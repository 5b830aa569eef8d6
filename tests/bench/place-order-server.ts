import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, StatementSync } from 'node:sqlite';
import { sql } from 'kysely';
import { attachLive } from '../../src/server/live/socket.ts';
import { newId } from '../../src/server/platform/ids.ts';
import { startTestApp } from '../support/test-app.ts';

/** The measured process of `place-order.ts`: the real app on a real port, and the bare transactions beside it. */
export interface Cost {
  /** User and system time, each order. */
  cpuMs: number;
  perSecond: number;
  /** Statements of one order. */
  statements: number;
}
export type ToServer =
  | { kind: 'record' }
  | { kind: 'start' }
  | { kind: 'stop'; count: number }
  | { kind: 'bare'; count: number };
export type FromServer =
  | { kind: 'ready'; port: number; tokens: string[] }
  | { kind: 'recorded' }
  | { kind: 'started' }
  | ({ kind: 'cost' } & Cost);

type Call = { text: string; parameters: SQLInputValue[] };

const app = await startTestApp('sqlite', { NODE_ENV: 'production', LOG_LEVEL: 'error' });
app.services.live = attachLive(app.app.server, app.services);
await app.app.listen({ port: 0, host: '127.0.0.1' });
const tokens: string[] = [];
for (let i = 0; i < 16; i++) tokens.push(await app.register());

const recorded: Call[] = [];
const restore: (() => void)[] = [];
let bare: (() => void) | null = null;
let cpu = process.cpuUsage();
let since = performance.now();

process.on('disconnect', async () => {
  await app.services.live.close();
  await app.close();
  process.exit(0);
});
process.on('message', async (message: ToServer) => {
  if (message.kind === 'record') {
    await prepareBare();
    return say({ kind: 'recorded' });
  }
  if (message.kind === 'start') {
    start();
    return say({ kind: 'started' });
  }
  if (message.kind === 'bare') {
    bare ??= bareTransaction();
    start();
    for (let i = 0; i < message.count; i++) bare();
  }
  say({ kind: 'cost', ...costOf(message.count), statements: recorded.length });
});
say({ kind: 'ready', port: (app.app.server.address() as AddressInfo).port, tokens });

function say(message: FromServer): void {
  process.send?.(message);
}

function start(): void {
  cpu = process.cpuUsage();
  since = performance.now();
}

function costOf(count: number): Omit<Cost, 'statements'> {
  const { user, system } = process.cpuUsage(cpu);
  return { cpuMs: (user + system) / 1000 / count, perSecond: count / ((performance.now() - since) / 1000) };
}

/** A copy of the database to repeat the next order's statements in, and ears for that order. */
async function prepareBare(): Promise<void> {
  await sql`vacuum into ${copyPath()}`.execute(app.services.db);
  for (const method of ['all', 'run'] as const) {
    const original = StatementSync.prototype[method] as (...parameters: SQLInputValue[]) => unknown;
    StatementSync.prototype[method] = function (this: StatementSync, ...parameters: SQLInputValue[]) {
      // The session's look-up comes before it, other requests' statements after it.
      const isInside = recorded.length > 0 ? recorded.at(-1)?.text !== 'commit' : this.sourceSQL === 'begin immediate';
      if (isInside) recorded.push({ text: this.sourceSQL, parameters });
      return original.apply(this, parameters);
    } as never;
    restore.push(() => {
      StatementSync.prototype[method] = original as never;
    });
  }
}

/** One call repeats the recorded order with ids of its own. */
function bareTransaction(): () => void {
  for (const undo of restore) undo();
  const database = new DatabaseSync(copyPath());
  for (const pragma of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on', 'cache_size = -32000']) {
    database.exec(`pragma ${pragma}`);
  }
  const own = ownValues();
  const calls = recorded.map(({ text, parameters }) => {
    const statement = database.prepare(text);
    const isReader = statement.columns().length > 0;
    return {
      parameters,
      run: (values: SQLInputValue[]) => (isReader ? statement.all(...values) : statement.run(...values)),
    };
  });
  return () => {
    const fresh = new Map(own.map((value) => [value, newId()]));
    for (const { run, parameters } of calls) run(parameters.map((value) => fresh.get(value) ?? value));
  };
}

/** The recorded order's id, number, key and letter: what no two orders share. */
function ownValues(): SQLInputValue[] {
  const [, id, number] = callOf('insert into "orders"').parameters;
  const [, , key] = callOf('insert into "idempotency_keys"').parameters;
  const [, letter] = callOf('insert into "outbox"').parameters;
  return [id, number, key, letter].map((value) => value ?? null);
}

function callOf(start: string): Call {
  const call = recorded.find(({ text }) => text.startsWith(start));
  if (!call) throw new Error(`the order did not ${start}`);
  return call;
}

function copyPath(): string {
  return join(app.services.config.DATA_DIR, 'bare.sqlite');
}
