type Key = string | number;

/** A primitive value inside another value, and its path. */
export interface Leaf {
  path: Key[];
  value: unknown;
}

export function leaves(value: unknown, path: Key[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([key, each]) =>
    leaves(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A copy with another value at the path. */
export function replaced<T>(whole: T, path: readonly Key[], value: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return value as T;
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<Key, unknown>;
  copy[key] = replaced(copy[key], rest, value);
  return copy as T;
}
