import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Db } from './database.ts';

/**
 * A query that is compiled to SQL once for each dialect and shape of its values, for paths on which compiling costs more than
 * running. `build` gets placeholders instead of the values: it may only pass them on, never look at them. Values are columns,
 * rows, or lists of either; a list of another length is compiled anew.
 */
export function prepared<V extends object, R>(
  build: (db: Db, values: V) => Compilable<R>,
): (db: Db, values: V) => Promise<QueryResult<R>> {
  // By the adapter, of which each database has one, because the dialect decides the text.
  const texts = new WeakMap<object, Map<string, CompiledQuery<R>>>();

  function textFor(db: Db, values: V): CompiledQuery<R> {
    const { adapter } = db.getExecutor();
    const known = texts.get(adapter) ?? new Map<string, CompiledQuery<R>>();
    texts.set(adapter, known);
    const shape = shapeOf(values);
    const query = known.get(shape) ?? build(db, standIns(values, []) as V).compile();
    known.set(shape, query);
    return query;
  }

  return (db, values) => {
    const query = textFor(db, values);
    const parameters = query.parameters.map((each) => (each instanceof StandIn ? each.valueIn(values) : each));
    return db.getExecutor().executeQuery({ ...query, parameters });
  };
}

class StandIn {
  readonly path: readonly string[];

  constructor(path: readonly string[]) {
    this.path = path;
  }

  valueIn(values: object): unknown {
    return this.path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], values);
  }
}

function standIns(value: unknown, path: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each, index) => standIns(each, [...path, String(index)]));
  if (typeof value !== 'object' || value === null) return new StandIn(path);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, standIns(each, [...path, key])]));
}

function shapeOf(values: object): string {
  let shape = '';
  for (const value of Object.values(values)) if (Array.isArray(value)) shape += `${value.length} `;
  return shape;
}
