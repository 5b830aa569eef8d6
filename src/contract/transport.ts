import type { Problem } from './problem.ts';

/** Where the API begins on every host. */
export const API_BASE = '/api/v1';

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `API_BASE`, with a leading slash. */
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Sent as If-None-Match. A 304 becomes the failure `unchanged`: the caller's copy is up to date. */
  etag?: string;
  /** Shows no snackbar for errors, because the caller shows them itself. */
  quiet?: boolean;
}

/** `problem`: the server answered an error; `network`: no connection, or the 10 s timeout; `unchanged`: 304. */
export type ApiFailure =
  | { kind: 'problem'; status: number; problem: Problem }
  | { kind: 'network'; timedOut: boolean }
  | { kind: 'unchanged' };

export type ApiResult<T> = { ok: true; data: T; etag: string | null } | { ok: false; failure: ApiFailure };

/**
 * Sends one request to the API: by `fetch` in a browser, by the app's `inject` on the server. Failures are returned, not thrown.
 */
export type Transport = <T>(request: ApiRequest) => Promise<ApiResult<T>>;

export function queryString(query: ApiRequest['query']): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return '';
  return `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`;
}
