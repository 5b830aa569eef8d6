import type { Problem } from '../../../contract/problem.ts';
import {
  API_BASE,
  type ApiFailure,
  type ApiRequest,
  type ApiResult,
  queryString,
  type Transport,
} from '../../../contract/transport.ts';
import { TIMEOUT } from '../../../domain/limits.ts';

interface Surroundings {
  /** The reader's language, sent with every request. */
  language(): string;
  /** The access token, refreshed first if it is about to expire; null: nobody is signed in. */
  token(): Promise<string | null>;
  /** Called for a 401 from anything but `/auth/`. Resolves to the message for the caller if a change was refused. */
  unauthorised(): Promise<string>;
  /** Called for any other refusal, unless the request is `quiet` or to `/auth/`: then its caller shows it. */
  refused(failure: ApiFailure): void;
  /** Called if no answer to a change came, unless the request is `quiet`. The storefront's callers say it themselves. */
  unanswered?(): void;
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
    const isLost = !result.ok && result.failure.kind === 'network' && request.method !== 'GET';
    if (isLost && !request.quiet) around.unanswered?.();
    return result;
  };
}

/** Most characters in the body of a `keepalive` request: browsers allow 64 kB for all that are pending together. */
const OUTLIVES_ITS_PAGE = 5000;

async function send<T>(request: ApiRequest, sender: { language: string; token: string | null }): Promise<ApiResult<T>> {
  const timeout = AbortSignal.timeout(TIMEOUT.request);
  // Browsers before 2024 lack `AbortSignal.any`: there an aborted request runs on, and its caller ignores the answer.
  const signal = (request.signal && AbortSignal.any?.([request.signal, timeout])) ?? timeout;
  const body = request.body === undefined ? '' : JSON.stringify(request.body);
  try {
    const address = `${API_BASE}${request.path}${queryString(request.query)}`;
    const response = await fetch(address, {
      method: request.method,
      headers: {
        'accept-language': sender.language,
        ...(sender.token && { authorization: `Bearer ${sender.token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(request.etag && { 'if-none-match': request.etag }),
        ...request.headers,
      },
      ...(body && { body }),
      // Following a link must not cancel a change that was just sent, such as a favourite or an order.
      keepalive: request.method !== 'GET' && body.length < OUTLIVES_ITS_PAGE,
      // The browser's cache must not turn the 304 to our own If-None-Match into a 200.
      ...(request.etag && { cache: 'no-store' as const }),
      signal,
    });
    return await read<T>(response);
  } catch {
    return { ok: false, failure: { kind: 'network', timedOut: timeout.aborted } };
  }
}

/** Rejects if the body of a 2xx answer breaks off: `send` reports that as a network failure, like an answer that never came. */
async function read<T>(response: Response): Promise<ApiResult<T>> {
  const { status, headers } = response;
  if (status === 304) return { ok: false, failure: { kind: 'unchanged' } };
  if (response.ok)
    return { ok: true, data: (status === 204 ? undefined : await response.json()) as T, etag: headers.get('etag') };
  // The answer may be a proxy's error page, which is no problem document.
  const problem = { message: '', ...(await response.json().catch(() => null)), status } as Problem;
  return { ok: false, failure: { kind: 'problem', status, problem } };
}
