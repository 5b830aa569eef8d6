import { existsSync, writeFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type SqliteStatement } from 'kysely';
import type { TransactionalDatabase } from './group-commit.ts';
import { GroupCommitDriver } from './sqlite-driver.ts';

const MAX_STATEMENTS = 400;

/** Kysely over Node's built-in SQLite: durable commits (WAL, synchronous FULL) in groups, foreign keys on. */
export function sqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new GroupCommitDriver(() => openSqlite(file)),
    createAdapter: () => new OwnTurnsAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class OwnTurnsAdapter extends SqliteAdapter {
  /** Otherwise Kysely would keep the connection from the next transaction until the commit. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite undoes changes of tables like any other, so that a migration that was cut off leaves nothing. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openSqlite(file: string): TransactionalDatabase {
  // Personal data: readable by this user only. SQLite gives its WAL file the same mode.
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600 });
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  database.exec('pragma busy_timeout = 5000');
  database.exec('pragma cache_size = -32000');
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    get isTransaction() {
      return database.isTransaction;
    },
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const made = adapt(database.prepare(sql));
      if (statements.size >= MAX_STATEMENTS) statements.delete(statements.keys().next().value as string);
      statements.set(sql, made);
      return made;
    },
  };
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
