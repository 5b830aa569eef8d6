import type { SqliteDatabase } from 'kysely';

/** Enough that waiting for the disk costs each of them little, and few enough that the first one does not wait long. */
const MOST_MEMBERS = 32;

/** `isTransaction` is false as soon as SQLite has rolled back by itself, as on a full disk. */
export type TransactionalDatabase = SqliteDatabase & { readonly isTransaction: boolean };

interface Group {
  members: number;
  committed: PromiseWithResolvers<void>;
}

/**
 * Commits the transactions of one turn of the event loop together, because each commit waits for the disk (decision 065). To SQLite
 * they are one transaction, in which each but the first is a savepoint. None counts as committed before all are; if the commit fails,
 * or SQLite rolls everything back, all fail. The caller runs one transaction at a time.
 */
export class GroupCommit {
  readonly #database: TransactionalDatabase;
  #group: Group | null = null;
  #isRunning = false;
  #isDue = false;

  constructor(database: TransactionalDatabase) {
    this.#database = database;
  }

  /** Throws if another process keeps the write lock. */
  begin(): void {
    if (this.#group) this.#run('savepoint member');
    else this.#group = this.#open();
    this.#isRunning = true;
  }

  /** Ends the transaction. Resolves once its writes are durable; rejects with SQLite's error if they are lost. */
  end(): Promise<void> {
    const group = this.#group as Group;
    if (group.members > 0) this.#run('release member');
    group.members += 1;
    this.#isRunning = false;
    if (this.#isDue || group.members === MOST_MEMBERS) this.#commit();
    return group.committed.promise;
  }

  /** Undoes the transaction and keeps those before it. */
  undo(): void {
    this.#isRunning = false;
    // SQLite has rolled back already: another rollback would fail and hide the first error.
    if (!this.#database.isTransaction) return;
    if (this.#group?.members === 0) {
      this.#run('rollback');
      this.#close();
      return;
    }
    this.#run('rollback to member');
    this.#run('release member');
    if (this.#isDue) this.#commit();
  }

  /** Call it with the error of any statement: the other transactions are lost with it if SQLite has rolled everything back. */
  failed(error: unknown): void {
    if (this.#group && !this.#database.isTransaction) this.#close()?.committed.reject(error);
  }

  /** Resolves when the group is committed or lost: until then nobody else may see what it wrote. Undefined: there is no group. */
  get settled(): Promise<void> | undefined {
    return this.#group?.committed.promise.catch(() => {});
  }

  #open(): Group {
    // A deferred transaction takes the write lock at its first write, where it may fail with SQLITE_BUSY.
    this.#run('begin immediate');
    const group: Group = { members: 0, committed: Promise.withResolvers() };
    // Nobody waits for it if already its first transaction fails.
    group.committed.promise.catch(() => {});
    setImmediate(() => {
      if (this.#group !== group) return;
      this.#isDue = true;
      if (!this.#isRunning) this.#commit();
    });
    return group;
  }

  #commit(): void {
    const group = this.#close();
    try {
      this.#run('commit');
      group?.committed.resolve();
    } catch (error) {
      group?.committed.reject(error);
      if (this.#database.isTransaction) this.#run('rollback');
    }
  }

  #close(): Group | null {
    const group = this.#group;
    this.#group = null;
    this.#isDue = false;
    return group;
  }

  #run(sql: string): void {
    this.#database.prepare(sql).run([]);
  }
}
