import type { JsonOf } from '../tables/columns.ts';

export function toJson<T>(value: T): JsonOf<T> {
  return JSON.stringify(value) as JsonOf<T>;
}

/** Trusts the text: the type of its column says what was written. */
export function fromJson<T>(json: JsonOf<T>): T;
export function fromJson<T>(json: JsonOf<T> | null): T | null;
export function fromJson<T>(json: JsonOf<T> | null): T | null {
  return json === null ? null : JSON.parse(json);
}
