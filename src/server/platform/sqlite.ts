import { existsSync, writeFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

const MAX_STATEMENTS = 400;

/** Kysely over Node's built-in SQLite: durable commits (WAL, synchronous FULL), foreign keys on, write lock taken at `begin`. */
export function sqliteDialect(file: string): SqliteDialect {
  return new SqliteDialect({ database: async () => openSqlite(file) });
}

function openSqlite(file: string): SqliteDatabase {
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
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      // A deferred transaction takes the write lock at its first write, where it may fail with SQLITE_BUSY.
      const made = adapt(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (sql === 'rollback') made.run = rollbackOf(database, made);
      if (statements.size >= MAX_STATEMENTS) statements.delete(statements.keys().next().value as string);
      statements.set(sql, made);
      return made;
    },
  };
}

/** On a full or broken disk SQLite has rolled back by itself. Another rollback would fail and hide the first error. */
function rollbackOf(database: DatabaseSync, { run }: SqliteStatement): SqliteStatement['run'] {
  return (parameters) => (database.isTransaction ? run(parameters) : { changes: 0, lastInsertRowid: 0 });
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
