import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SqliteDriver } from 'kysely';
import { GroupCommit, type TransactionalDatabase } from './group-commit.ts';

/** Gives SQLite's one connection to one transaction or statement at a time, and commits transactions in groups. */
export class GroupCommitDriver implements Driver {
  readonly #sqlite: SqliteDriver;
  #group!: GroupCommit;
  #lastTurn = Promise.resolve();

  constructor(open: () => TransactionalDatabase) {
    this.#sqlite = new SqliteDriver({
      database: async () => {
        const database = open();
        this.#group = new GroupCommit(database);
        return database;
      },
    });
  }

  init(): Promise<void> {
    return this.#sqlite.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await before;
    return new Turn(await this.#sqlite.acquireConnection(), this.#group, resolve);
  }

  async releaseConnection(turn: Turn): Promise<void> {
    turn.end();
  }

  async beginTransaction(turn: Turn): Promise<void> {
    this.#group.begin();
    turn.isTransaction = true;
  }

  /** The next turn begins before the commit. */
  async commitTransaction(turn: Turn): Promise<void> {
    const committed = this.#group.end();
    turn.isTransaction = false;
    turn.end();
    await committed;
  }

  async rollbackTransaction(turn: Turn): Promise<void> {
    // It is none any more after a commit that failed, of which SQLite keeps nothing.
    if (!turn.isTransaction) return;
    this.#group.undo();
    turn.isTransaction = false;
  }

  async destroy(): Promise<void> {
    await this.#group.settled;
    await this.#sqlite.destroy();
  }
}

class Turn implements DatabaseConnection {
  isTransaction = false;
  /** Lets the next one have the connection. */
  readonly end: () => void;
  readonly #connection: DatabaseConnection;
  readonly #group: GroupCommit;

  constructor(connection: DatabaseConnection, group: GroupCommit, end: () => void) {
    this.#connection = connection;
    this.#group = group;
    this.end = end;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.isTransaction) await this.#group.settled;
    try {
      return await this.#connection.executeQuery<R>(query);
    } catch (error) {
      this.#group.failed(error);
      throw error;
    }
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    if (!this.isTransaction) await this.#group.settled;
    yield* this.#connection.streamQuery<R>(query, chunkSize);
  }
}
