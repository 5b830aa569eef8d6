import { type SQLInputValue, StatementSync } from 'node:sqlite';
import pg from 'pg';

export interface HeardQuery {
  text: string;
  parameters: readonly unknown[];
}

type Method = (...parameters: unknown[]) => unknown;

/** Runs `work` and resolves to every statement that any code of this process sent to SQLite or PostgreSQL meanwhile, in order. */
export async function heardQueries(work: () => Promise<unknown>): Promise<HeardQuery[]> {
  const heard: HeardQuery[] = [];
  const undo = [
    ...(['all', 'run'] as const).map((name) =>
      overhear(StatementSync.prototype, name, (statement: StatementSync, parameters) => {
        heard.push({ text: statement.sourceSQL, parameters: parameters as SQLInputValue[] });
      }),
    ),
    overhear(pg.Client.prototype, 'query', (_client, [query]) => {
      const { text, values = [] } = typeof query === 'string' ? { text: query } : (query as pg.QueryConfig<unknown[]>);
      heard.push({ text, parameters: values });
    }),
  ];
  try {
    await work();
  } finally {
    for (const each of undo) each();
  }
  return heard;
}

function overhear<T extends object>(prototype: T, name: keyof T, tell: (self: T, parameters: unknown[]) => void) {
  const original = prototype[name] as Method;
  prototype[name] = function (this: T, ...parameters: unknown[]) {
    tell(this, parameters);
    return original.apply(this, parameters);
  } as T[keyof T];
  return () => {
    prototype[name] = original as T[keyof T];
  };
}
