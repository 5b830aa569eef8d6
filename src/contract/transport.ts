import type { Problem } from './problem.ts';

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api/v1, starting with a slash. */
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Sent as If-None-Match; the failure `unchanged` says that what the caller has is still right. */
  etag?: string;
  /** No snackbar for a refusal: the caller shows it itself. */
  quiet?: boolean;
}

/** `network` covers no connection and the 10 s timeout; `problem` is what the server said. */
export type ApiFailure =
  | { kind: 'problem'; status: number; problem: Problem }
  | { kind: 'network'; timedOut: boolean }
  | { kind: 'unchanged' };

export type ApiResult<T> = { ok: true; data: T; etag: string | null } | { ok: false; failure: ApiFailure };

/** Carries one request to the API: `fetch` in a browser, the app's own `inject` on the server. */
export type Transport = <T>(request: ApiRequest) => Promise<ApiResult<T>>;

export function queryString(query: ApiRequest['query']): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return '';
  return `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`;
}
