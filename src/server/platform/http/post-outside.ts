import { type ClientRequest, type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isOutside, publicLookup } from './outside-address.ts';

interface Posted {
  headers: Record<string, string>;
  body: string | Buffer;
  timeoutMs: number;
  /** Whether the address may lead into a private network, and be without TLS. */
  allowsPrivate: boolean;
}

export interface OutsideAnswer {
  status: number;
  /** What the answer's Retry-After says, in seconds; null: nothing. */
  retryAfter: number | null;
}

/**
 * Posts to an address that somebody outside of this server has given. The name is resolved once, and only public addresses are
 * connected to, so that no name leads to a neighbour of the server. Redirects are not followed, and of the answer only its head is
 * read. Throws where nobody answers in time.
 */
export function postOutside(
  address: string,
  { headers, body, timeoutMs, allowsPrivate }: Posted,
): Promise<OutsideAnswer> {
  if (!isOutside(address, allowsPrivate)) return Promise.reject(new Error('this address is not outside'));
  const url = new URL(address);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    ...(!allowsPrivate && { lookup: publicLookup }),
  };
  const open = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = open(url, options, (answer) => {
      resolve({ status: answer.statusCode ?? 0, retryAfter: retryAfterOf(answer) });
      answer.destroy();
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

function retryAfterOf({ headers }: IncomingMessage): number | null {
  const seconds = Number(headers['retry-after']);
  return headers['retry-after'] !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
