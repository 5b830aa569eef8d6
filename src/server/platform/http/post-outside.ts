import { type LookupAddress, lookup } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-internet.ts';

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

/** Whether `postOutside` may be asked to call an address: over TLS, and of an IP address none that is private. */
export function isOutside(address: string, allowsPrivate: boolean): boolean {
  const url = URL.parse(address);
  if (!url?.hostname || url.username || url.password) return false;
  if (allowsPrivate) return url.protocol === 'https:' || url.protocol === 'http:';
  const host = hostOf(url);
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
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

const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const isPublic = !error && found.length > 0 && found.every(({ address }) => isPublicAddress(address));
    const [first] = isPublic ? found : [];
    if (!first) return done(error ?? new Error(`${host} leads into a private network`), '', 0);
    const taken: string | LookupAddress[] = options.all ? found : first.address;
    done(null, taken, first.family);
  });
};

function retryAfterOf({ headers }: IncomingMessage): number | null {
  const seconds = Number(headers['retry-after']);
  return headers['retry-after'] !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
