import type { Problem } from '../../contract/problem.ts';
import {
  type ApiFailure,
  type ApiRequest,
  type ApiResult,
  queryString,
  type Transport,
} from '../../contract/transport.ts';
import { TIMEOUT } from '../../domain/limits.ts';

declare global {
  interface Window {
    /** Answers that the document's last script asked for while the scripts were on their way, by address. */
    early?: Record<string, Promise<Response> | undefined>;
  }
}

interface Surroundings {
  /** The reader's language, sent with every request. */
  language(): string;
  /** A token worth sending, refreshed first when it is about to end; null for visitors. */
  token(): Promise<string | null>;
  /** A 401 that is not a sign-in form's own. Resolves to what to say of a change that it refused. */
  unauthorised(): Promise<string>;
  /** A refusal that nobody shows by itself. */
  refused(failure: ApiFailure): void;
}

/** The API over `fetch`: bearer token, language, 10 s timeout (specification section 7). */
export function browserTransport(around: Surroundings): Transport {
  return async <T>(request: ApiRequest): Promise<ApiResult<T>> => {
    const isSignIn = request.path.startsWith('/auth/');
    const token = isSignIn ? null : await around.token();
    const result = await send<T>(request, { language: around.language(), token });
    if (!result.ok && result.failure.kind === 'problem') {
      if (result.failure.status === 401 && !isSignIn) {
        const sentence = around.unauthorised();
        if (request.method !== 'GET') result.failure.problem.message = await sentence;
      } else if (!request.quiet && !isSignIn) around.refused(result.failure);
    }
    return result;
  };
}

/** Characters of a body that a browser still sends when its page is left: of all of them together 64 kB may be under way. */
const OUTLIVES_ITS_PAGE = 5000;

async function send<T>(request: ApiRequest, sender: { language: string; token: string | null }): Promise<ApiResult<T>> {
  const timeout = AbortSignal.timeout(TIMEOUT.request);
  // Browsers before 2024 cannot join two: there, what was given up is answered to nobody.
  const signal = (request.signal && AbortSignal.any?.([request.signal, timeout])) ?? timeout;
  const body = request.body === undefined ? '' : JSON.stringify(request.body);
  try {
    const address = `/api/v1${request.path}${queryString(request.query)}`;
    // A slow phone's scripts may take so long that what was asked for early has been given up, also unread.
    const early = performance.now() < TIMEOUT.request && window.early?.[address];
    delete window.early?.[address];
    const response = await (early ||
      fetch(address, {
        method: request.method,
        headers: {
          'accept-language': sender.language,
          ...(sender.token && { authorization: `Bearer ${sender.token}` }),
          ...(body && { 'content-type': 'application/json' }),
          ...(request.etag && { 'if-none-match': request.etag }),
          ...request.headers,
        },
        ...(body && { body }),
        // A dish that was just marked, or an order that was just placed, is not lost by following a link.
        keepalive: request.method !== 'GET' && body.length < OUTLIVES_ITS_PAGE,
        // Our own If-None-Match must reach us as a 304, not be answered by the browser's cache.
        ...(request.etag && { cache: 'no-store' as const }),
        signal,
      }));
    return await read<T>(response);
  } catch {
    return { ok: false, failure: { kind: 'network', timedOut: timeout.aborted } };
  }
}

/** Rejects where a good answer breaks off: no more is known of it than of one that never came. */
async function read<T>(response: Response): Promise<ApiResult<T>> {
  const { status, headers } = response;
  if (status === 304) return { ok: false, failure: { kind: 'unchanged' } };
  if (response.ok)
    return { ok: true, data: (status === 204 ? undefined : await response.json()) as T, etag: headers.get('etag') };
  // What answers may be a proxy, which writes no problem document.
  const problem = { message: '', ...(await response.json().catch(() => null)), status } as Problem;
  return { ok: false, failure: { kind: 'problem', status, problem } };
}
