import { request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isOutside, publicLookup } from './outside-address.ts';

interface Got {
  timeoutMs: number;
  mostBytes: number;
  /** Whether the address may lead into a private network, and be without TLS. */
  allowsPrivate: boolean;
}

/**
 * Gets what is at an address that somebody outside of this server has given, as safely as `postOutside` posts: only public addresses are
 * connected to, and no redirect is followed. Throws where nobody answers in time, and where there is more than `mostBytes`.
 */
export function getOutside(
  address: string,
  { timeoutMs, mostBytes, allowsPrivate }: Got,
): Promise<{ status: number; body: Buffer }> {
  if (!isOutside(address, allowsPrivate)) return Promise.reject(new Error('this address is not outside'));
  const url = new URL(address);
  const options: RequestOptions = {
    headers: { 'user-agent': 'Servery' },
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    ...(!allowsPrivate && { lookup: publicLookup }),
  };
  const open = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const asked = open(url, options, (answer) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > mostBytes) answer.destroy(new Error(`there is more than ${mostBytes} bytes`));
        else parts.push(part);
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}
