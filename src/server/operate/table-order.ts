import type { DatabaseSync } from 'node:sqlite';

/**
 * All tables of the product, each after those that its foreign keys refer to. Read from the schema, so that none is forgotten.
 */
export function tablesInOrder(database: DatabaseSync): string[] {
  const names = database
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite@_%' escape '@' and name not like 'kysely@_%' escape '@' order by name",
    )
    .all()
    .map(({ name }) => String(name));
  const pointsAt = new Map(names.map((name) => [name, parentsOf(database, name)]));
  const ordered: string[] = [];
  while (ordered.length < names.length) {
    const next = names.find(
      (name) =>
        !ordered.includes(name) && pointsAt.get(name)?.every((parent) => parent === name || ordered.includes(parent)),
    );
    if (!next) throw new Error('Tables that point at each other in a circle can’t be moved one after the other.');
    ordered.push(next);
  }
  return ordered;
}

function parentsOf(database: DatabaseSync, table: string): string[] {
  const rows = database.prepare('select "table" as parent from pragma_foreign_key_list(?)').all(table);
  return rows.map(({ parent }) => String(parent));
}
