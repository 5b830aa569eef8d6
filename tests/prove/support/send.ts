import { Agent, request } from 'node:http';

/** Where a server listens, and the host name its restaurant is known by. */
export interface Address {
  port: number;
  host: string;
}

export interface Sent {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT';
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
