import type { z } from 'zod';
import { unavailable } from './address-search.refusals.ts';

/** Less than the customer waits for us, so that the answer is ours. */
const TIMEOUT_MS = 4_000;
const MAX_BYTES = 512 * 1024;

export interface ProviderCall<A> {
  url: URL;
  headers?: Record<string, string>;
  /** Posted as JSON; without it the call is a GET. */
  body?: object;
  answer: z.ZodType<A>;
  /** Milliseconds. */
  timeout?: number;
  /** Whether the provider's no means that it does not know this place. Others mean that it does not work. */
  isUnknown?: (status: number, text: string) => boolean;
}

/**
 * Asks a provider and parses its answer; null for a place that it does not know. Refused as unavailable when it is
 * slow, broken or says no. Redirects are not followed: the key is for this address only.
 */
export async function askProvider<A>(call: ProviderCall<A>): Promise<A | null> {
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
    // The name only: the message may hold the address that was typed.
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
