import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where a server listens, and the host name its restaurant is known by. */
export interface Address {
  port: number;
  host: string;
}

export interface Sent {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  url: string;
  token?: string;
  /** The Idempotency-Key header. */
  key?: string;
  body?: unknown;
}

export interface Received {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  // A test reads whatever it expects; a wrong shape fails its assertion.
  // biome-ignore lint/suspicious/noExplicitAny: answers of every route pass through here
  body: any;
}

const PAUSE_MS = 100;
const GIVE_UP_AFTER_MS = 120_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One request over the wire; null when no whole answer came: nobody there, or the connection broke. */
export function send(
  { port, host }: Address,
  { method = 'GET', url, token, key, body }: Sent,
): Promise<Received | null> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    host,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
    ...(payload !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
    }),
  };
  return new Promise((resolve) => {
    const nothing = () => resolve(null);
    request({ host: '127.0.0.1', port, agent, method, path: url, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', nothing);
      response.on('close', nothing);
      response.on('end', () => {
        if (!response.complete) return nothing();
        const text = Buffer.concat(chunks).toString();
        const isJson = String(response.headers['content-type']).includes('json');
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: isJson ? JSON.parse(text) : text,
        });
      });
    })
      .on('error', nothing)
      .end(payload);
  });
}

/** The same where an answer is certain. */
export async function sendSurely(address: Address, sent: Sent): Promise<Received> {
  const answer = await send(address, sent);
  if (!answer) throw new Error(`${sent.method ?? 'GET'} ${sent.url} got no answer`);
  return answer;
}

/**
 * Repeats, while the server is away, until there is an answer that tells how it ended. Fails on one that is neither a success nor among `ends`.
 */
export async function insist(address: Address, sent: Sent, ends: readonly number[] = []): Promise<Received> {
  const giveUpAt = performance.now() + GIVE_UP_AFTER_MS;
  let last: unknown;
  while (performance.now() < giveUpAt) {
    const answer = await send(address, sent);
    if (answer && (answer.status < 300 || ends.includes(answer.status))) return answer;
    if (answer && answer.status <= 500) throw new Error(`${sent.url}: ${answer.status} ${JSON.stringify(answer.body)}`);
    last = answer?.body;
    await sleep(PAUSE_MS);
  }
  throw new Error(`${sent.url} was not answered in two minutes: ${JSON.stringify(last)}`);
}
