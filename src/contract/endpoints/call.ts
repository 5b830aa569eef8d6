import type { input, output } from 'zod/v4/core';
import { type ApiRequest, type ApiResult, queryString, type Transport } from '../transport.ts';
import type { Endpoint, Terms } from './endpoint.ts';

type Conditions = Pick<ApiRequest, 'signal' | 'etag' | 'quiet' | 'headers'>;

/** A query has words for `true` and `false`. */
type Written<V> = V | (V & ('true' | 'false') extends never ? never : boolean);
/** What may be left out may be undefined. */
type Query<I, O> = {
  [K in keyof I]: Written<K extends keyof O ? O[K] : never> | (undefined extends I[K] ? undefined : never);
};
/** A member that may be left out if all its own may. */
type Part<Name extends string, V> = Record<never, never> extends V ? { [K in Name]?: V } : { [K in Name]: V };

/** What a call takes. */
type Asked<T extends Terms> = Conditions &
  (T extends { params: infer P } ? { params: output<P> } : unknown) &
  (T extends { query: infer Q } ? Part<'query', Query<input<Q>, output<Q>>> : unknown) &
  (T extends { body: infer B } ? { body: input<B> } : unknown);

/** What it answers; undefined: a 204. */
type Answer<T extends Terms> = T extends { answer: infer A } ? output<A> : undefined;

/** Calls an endpoint. Failures are returned, not thrown. */
export type Call = <T extends Terms>(
  endpoint: Endpoint<T>,
  ...asked: Record<never, never> extends Asked<T> ? [Asked<T>?] : [Asked<T>]
) => Promise<ApiResult<Answer<T>>>;

interface Filled extends Conditions {
  params?: Record<string, string>;
  query?: NonNullable<ApiRequest['query']>;
  body?: unknown;
}

/** Calls over any transport. */
export function caller(transport: Transport): Call {
  return ({ method, path }: Endpoint, { params, ...rest }: Filled = {}) =>
    transport({ method, path: params ? filledPath(path, params) : path, ...rest });
}

/** Where a file is sent or fetched, below `API_BASE`: `call` takes and answers JSON. */
export function addressOf<T extends Terms>(
  { path }: Endpoint<T>,
  { params, query }: Omit<Filled, keyof Conditions | 'body'> = {},
): string {
  return (params ? filledPath(path, params) : path) + queryString(query);
}

/** Below `API_BASE`. */
export function filledPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** With the same key, a repeated creation creates nothing new. */
export const once = (key: string) => ({ headers: { 'idempotency-key': key } });
