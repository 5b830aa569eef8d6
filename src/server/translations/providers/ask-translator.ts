import type { z } from 'zod';
import { ProviderError } from './provider.ts';

export interface ProviderRequest<A> {
  engine: string;
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON if it is an object, as a form if it is parameters. */
  body: object | URLSearchParams;
  answer: z.ZodType<A>;
  /** The protocol's own meaning of a status; undefined: the usual one. */
  failureOf?: (status: number, body: string) => ProviderError['failure'] | undefined;
}

const TIMEOUT_MS = 8_000;

/**
 * Posts a request and returns the parsed answer. Throws a `ProviderError` on any failure. Does not follow redirects, because the
 * key is meant for this address only.
 */
export async function askTranslator<A>(request: ProviderRequest<A>, timeoutMs = TIMEOUT_MS): Promise<A> {
  const { engine, answer, failureOf } = request;
  const { status, body } = await post(request, timeoutMs);
  if (status !== 200) {
    throw new ProviderError(engine, failureOf?.(status, body) ?? usualFailure(status), `status ${status}`);
  }
  const parsed = answer.safeParse(asJson(body));
  if (!parsed.success) throw new ProviderError(engine, 'answer', 'another shape than its protocol has');
  return parsed.data;
}

async function post(
  { engine, url, headers, body }: ProviderRequest<unknown>,
  timeoutMs: number,
): Promise<{ status: number; body: string }> {
  const isForm = body instanceof URLSearchParams;
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...(isForm ? {} : { 'content-type': 'application/json' }), accept: 'application/json', ...headers },
      body: isForm ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await response.text() };
  } catch (error) {
    // The error's name only: its message may contain the address with the key.
    throw new ProviderError(engine, 'unreachable', (error as Error).name);
  }
}

function usualFailure(status: number): ProviderError['failure'] {
  if (status === 401 || status === 403) return 'key';
  if (status === 429) return 'busy';
  if (status === 456) return 'quota';
  return status >= 400 && status < 500 ? 'request' : 'unreachable';
}

function asJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
