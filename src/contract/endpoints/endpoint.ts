import type { $ZodType } from 'zod/v4/core';
import type { KeyScope } from '../../domain/people/key-scopes.ts';
import type { StaffPermission } from '../../domain/people/staff-roles.ts';
import type server from '../../messages/en/server.json';
import type { ApiRequest } from '../transport.ts';

/** A refusal by its code; the server knows its status. */
export type RefusalCode = keyof typeof server.refusals;

/** Everything about an endpoint but where it is. Browsers carry none of it (`vite/endpoints-plugin.ts`). */
export interface Terms {
  /** In no document, because only our own pages call it. */
  isHidden?: true;
  /** What callers must have; missing: nothing. `session`: a guest's will do; `account`: a guest's will not; any other: a permission as staff. */
  needs?: 'session' | 'account' | StaffPermission;
  /** Beside staff with the permission: keys with this scope. Missing: it takes a person. */
  scope?: KeyScope;
  /** What else the API's document asks for, where it is not an access token. */
  security?: Record<string, string[]>[];
  /** Calls a minute from one client address: high enough for an office full of guests behind one. Missing: no limit. */
  perMinute?: number;
  /** A verb and its object, readable alone in a list. */
  summary: string;
  /** For the API's document, where the summary does not say everything. */
  description?: string;
  /** The group in the API's document; missing: `staff`. */
  tag?: string;
  /** The API document's `servers` of this path, where they differ from the document's. */
  servers?: { url: string }[];
  params?: $ZodType;
  query?: $ZodType;
  /** A loose object, because Fastify replaces the request's headers by what the schema returns. */
  headers?: $ZodType;
  body?: $ZodType;
  /** Media types of a body that is a file. Who calls is then judged before it is read. */
  consumes?: string[];
  /** Missing: 204 without content. */
  answer?: $ZodType;
  /** Missing: JSON. */
  produces?: string[];
  /** Missing: 200. */
  status?: 201 | 202;
  /** Another status with the same answer. */
  orStatus?: 200;
  /** The answer has an ETag, and a 304 says that it is unchanged. */
  isRevalidated?: true;
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
export function endpoint<T extends Terms>(method: ApiRequest['method'], path: string, terms: T): Endpoint<T> {
  return { method, path, terms };
}
