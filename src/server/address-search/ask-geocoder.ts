import type { z } from 'zod';
import { unavailable } from './address-search.refusals.ts';

/** Less than the browser's timeout of 10 s, so that the browser gets our error instead of none. */
const TIMEOUT_MS = 4_000;
const MAX_BYTES = 512 * 1024;

export interface ProviderCall<A> {
  url: URL;
  headers?: Record<string, string>;
  /** Posted as JSON; undefined: the call is a GET. */
  body?: object;
  answer: z.ZodType<A>;
  /** Milliseconds. */
  timeout?: number;
  /** Whether an error answer means that the provider does not know this place. All others mean that the provider fails. */
  isUnknown?: (status: number, text: string) => boolean;
}

/**
 * Calls a provider and parses its answer; null: the place is unknown. Throws the "unavailable" refusal if the provider is slow,
 * fails or answers something else. Does not follow redirects, because the key is meant for this address only.
 */
export async function askGeocoder<A>(call: ProviderCall<A>): Promise<A | null> {
  const { status, text } = await exchange(call);
  if (status !== 200 && call.isUnknown?.(status, text)) return null;
  if (status !== 200) throw unavailable(`the address provider answered ${status}`);
  const parsed = call.answer.safeParse(fromJson(text));
  if (!parsed.success) throw unavailable('the address provider answered in another shape than its protocol has');
  return parsed.data;
}

async function exchange({ url, headers, body, timeout = TIMEOUT_MS }: ProviderCall<unknown>) {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await readText(response) };
  } catch (error) {
    // The error's name only: its message may contain the address that was typed.
    throw unavailable(`the address provider could not be asked: ${(error as Error).name}`);
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new RangeError('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
