import { createHash } from 'node:crypto';
import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';

// All bigint columns hold instants (ms) or money (minor units), which a double represents exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PoolCounts {
  idle: number;
  busy: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

/** How long PostgreSQL and the network to it may take, in ms: else one that hangs would keep all connections, and locks. */
export interface TimeLimits {
  statement: number;
  /** Longer than a statement may take: only for a server that no longer answers at all. */
  answer: number;
  idleInTransaction: number;
}

/** How a process reaches PostgreSQL. */
export interface PostgresSettings {
  /** Without them everything may take as long as it takes. */
  limits?: TimeLimits;
  /** The most connections of this process; 10 where it is not said. */
  connections?: number;
  /**
   * Whether a pooler in transaction mode (PgBouncer) stands between: each transaction may then meet another session of the
   * database. Nothing is prepared by name, and limits hold for a transaction instead of a session.
   */
  isPooled?: boolean;
}

/** Those of a server. Migrations, and commands that load or move many rows, have none. */
export const SERVING: TimeLimits = { statement: 30_000, answer: 35_000, idleInTransaction: 60_000 };

/** After so long without a word, whether the other end is still there is asked each second. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/**
 * Kysely over a connection pool. Statements that read by key or write are prepared statements, by name, once per connection,
 * which makes placing an order take 28 % less time.
 */
export function postgresDialect(
  url: string,
  { limits, connections = 10, isPooled = false }: PostgresSettings = {},
): { dialect: PostgresDialect; pool: () => PoolCounts } {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...(limits && { query_timeout: limits.answer }),
    ...(limits && !isPooled && { onConnect: (client) => limit(client, limits) }),
  });
  // Without listeners a broken connection would end the process. Its query fails; the next query takes another connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const connect = async () => {
    const client = await pool.connect();
    return isPooled ? plain(client, limits) : prepared(client);
  };
  const dialect = new PostgresDialect({
    pool: { options: {}, connect, end: () => pool.end() },
  });
  const counts = () => ({
    idle: pool.idleCount,
    busy: pool.totalCount - pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { dialect, pool: counts };
}

/**
 * Queries of lists and ranges are not prepared: a prepared statement's generic plan assumes an average restaurant. It would read
 * all reviews of the busiest restaurant to find those of ten orders, or all restaurants to find which changed.
 */
const READS_MANY = /^select\b.* (in \(|limit |[<>]=? \$)/s;

/**
 * Nor are those that ask for all columns: PostgreSQL refuses a prepared one for as long as the connection lives once another
 * process, the next release, has added a column to its table.
 */
const ALL_COLUMNS = /(select|returning|,)\s+(distinct\s+)?("\w+"\.)?\*/;

/** The driver's own error, which has no code. */
const UNANSWERED = 'Query read timeout';

const names = new Map<string, string | undefined>();

/** The name of a prepared statement; undefined: the statement is not prepared. */
function statementName(text: string): string | undefined {
  if (!names.has(text)) {
    const isKept = !READS_MANY.test(text) && !ALL_COLUMNS.test(text);
    names.set(text, isKept ? createHash('sha1').update(text).digest('base64url') : undefined);
  }
  return names.get(text);
}

/** By a statement, because connection poolers refuse connections that ask for it as they begin. */
async function limit(client: pg.ClientBase, limits: TimeLimits): Promise<void> {
  await client.query(limiting('set', limits));
}

function limiting(set: 'set' | 'set local', { statement, idleInTransaction }: TimeLimits): string {
  return `${set} statement_timeout = ${statement}; ${set} idle_in_transaction_session_timeout = ${idleInTransaction}`;
}

function prepared(client: pg.PoolClient): PostgresPoolClient {
  return asked(client, (text, values) => {
    const name = statementName(text);
    return values.length ? client.query({ ...(name && { name }), text, values: [...values] }) : client.query(text);
  });
}

/** Leaves nothing behind in the session. The first words of a transaction bring its limits along, which costs no further round trip. */
function plain(client: pg.PoolClient, limits: TimeLimits | undefined): PostgresPoolClient {
  return asked(client, (text, values) => {
    if (values.length) return client.query({ text, values: [...values] });
    const isBegin = text === 'begin' || text.startsWith('start transaction');
    return client.query(isBegin && limits ? `${text}; ${limiting('set local', limits)}` : text);
  });
}

function asked(
  client: pg.PoolClient,
  ask: (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>,
): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[] = []) => {
    try {
      return await ask(text, values);
    } catch (error) {
      // Its query goes on: the next one, such as the rollback, would wait behind it. The pool drops a connection that ends.
      if ((error as Error).message === UNANSWERED) void (client as unknown as pg.Client).end().catch(() => {});
      throw error;
    }
  };
  // Kysely's type also has an overload for cursors, which nothing here uses.
  return { query: query as unknown as PostgresPoolClient['query'], release: (broken) => client.release(broken) };
}
