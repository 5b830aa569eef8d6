import type { $ZodType } from 'zod/v4/core';
import type { StaffPermission } from '../../domain/people/staff-roles.ts';
import type server from '../../messages/en/server.json';
import type { ApiRequest } from '../transport.ts';

/** A refusal by its code; the server knows its status. */
export type RefusalCode = keyof typeof server.refusals;

/** Everything about an endpoint but where it is. Browsers carry none of it (`vite/endpoints-plugin.ts`). */
export interface Terms {
  /** What callers must have; missing: nothing. `session`: a guest's will do; `account`: a guest's will not; any other: a permission as staff. */
  needs?: 'session' | 'account' | StaffPermission;
  /** A verb and its object, readable alone in a list. */
  summary: string;
  /** For the API's document, where the summary does not say everything. */
  description?: string;
  /** The group in the API's document; missing: `staff`. */
  tag?: string;
  params?: $ZodType;
  query?: $ZodType;
  headers?: $ZodType;
  body?: $ZodType;
  /** Missing: 204 without content. */
  answer?: $ZodType;
  /** Missing: 200. */
  status?: 201 | 202;
  /** Beside those that follow from the rest (`server/openapi/describe-route.ts`). */
  refusals?: readonly RefusalCode[];
}

/** Where an endpoint is. What it takes and answers is known to its type everywhere, and to its value on the server. */
export interface Endpoint<T extends Terms = Terms> {
  method: ApiRequest['method'];
  /** Below `API_BASE`, with `:name` for each parameter. */
  path: string;
  /** Not in browsers. */
  terms?: T;
}

/** Declares an endpoint, once for the server's route, the browser's call, the API's document and the tests that walk over all operations. */
export function endpoint<const T extends Terms>(method: ApiRequest['method'], path: string, terms: T): Endpoint<T> {
  return { method, path, terms };
}
