import { Agent, request } from 'node:https';

export interface HttpsCall {
  method?: 'GET' | 'POST' | 'PATCH';
  url: string;
  token?: string;
  /** The Idempotency-Key header. */
  key?: string;
  body?: unknown;
}
export interface HttpsAnswer {
  status: number;
  text: string;
}

export interface HttpsClient {
  /** Rejects when no whole answer came. */
  send(call: HttpsCall): Promise<HttpsAnswer>;
  close(): void;
}

/** Asks a restaurant's site over TLS; connections are kept, and the self-signed certificate is taken. */
export function httpsClient(port: number, host: string): HttpsClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 16, rejectUnauthorized: false, servername: host });
  return {
    send: ({ method = 'GET', url, token, key, body }) =>
      new Promise((resolve, reject) => {
        const payload = body === undefined ? undefined : JSON.stringify(body);
        const headers = {
          host,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(key && { 'idempotency-key': key }),
          ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        };
        request({ host: '127.0.0.1', port, agent, method, path: url, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
          });
        })
          .on('error', reject)
          .end(payload);
      }),
    close: () => agent.destroy(),
  };
}
