import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { ServiceError } from './delivery-port.ts';

const TIMEOUT_MS = 15_000;
const LONGEST_WAIT_MS = 600_000;
/** A token is renewed before it ends: an answer takes a moment. */
const EARLY_MS = 60_000;

interface Question {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** As both services have it. */
const failure = z.object({
  code: z.string().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
  error_description: z.string().optional(),
});

/** Asks, and reads the answer by its schema. Throws `ServiceError` for any answer but success, and for one that is another than documented. */
export async function askService<T>(url: string, question: Question, schema: z.ZodType<T>): Promise<T> {
  const answer = await fetch(url, { ...question, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const body = jsonOf(await answer.text());
  if (!answer.ok) {
    const { code, error, message, error_description } = failure.safeParse(body).data ?? {};
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    throw new ServiceError(answer.status, (message ?? error_description ?? error ?? `${answer.status}`).slice(0, 300), {
      ...{ code: code ?? error ?? '', body },
      waitMs: Number.isFinite(seconds) ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : null,
    });
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new ServiceError(502, 'The service has answered in a way that is not documented');
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const grant = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** By whose they are. A month long each, so that services let each client have a few an hour. */
const tokens = new Map<string, { token: string; until: number }>();

interface Client {
  /** Where it gets its tokens. */
  url: string;
  fields: Record<string, string>;
  clock: Clock;
}

/** Asks with a token, which is kept until it ends; once more with a new one if the service does not know it any more. */
export async function withToken<T>(client: Client, ask: (token: string) => Promise<T>): Promise<T> {
  const key = keyOf(client);
  const known = tokens.get(key);
  if (known && known.until > client.clock()) {
    try {
      return await ask(known.token);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 401) throw error;
    }
  }
  return ask(await renew(client, key));
}

/** The client credentials' grant (RFC 6749, 4.4). */
async function renew({ url, fields, clock }: Client, key: string): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ ...fields, grant_type: 'client_credentials' }).toString();
  const { access_token: token, expires_in: seconds } = await askService(url, { method: 'POST', headers, body }, grant);
  tokens.set(key, { token, until: clock() + seconds * 1000 - EARLY_MS });
  return token;
}

/** Asks for a new token, whatever is kept: whether a client is who it says. */
export async function checkClient(client: Client): Promise<void> {
  await renew(client, keyOf(client));
}

const keyOf = ({ url, fields }: Client) => sha256(JSON.stringify([url, fields]));

/** JSON to and from a service, with the client's token. */
export function jsonClient(base: string, client: Client) {
  return <T>(method: 'GET' | 'POST', path: string, body: object | null, schema: z.ZodType<T>): Promise<T> =>
    withToken(client, (token) =>
      askService(
        `${base}${path}`,
        {
          method,
          headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        },
        schema,
      ),
    );
}
