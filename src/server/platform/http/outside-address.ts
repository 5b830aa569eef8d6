import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-internet.ts';

/** Whether an address may be called that somebody outside of this server has given: over TLS, and of an IP address none that is private. */
export function isOutside(address: string, allowsPrivate: boolean): boolean {
  const url = URL.parse(address);
  if (!url?.hostname || url.username || url.password) return false;
  if (allowsPrivate) return url.protocol === 'https:' || url.protocol === 'http:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
}

/** Resolves a name to public addresses only, so that no name leads to a neighbour of the server. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const isPublic = !error && found.length > 0 && found.every(({ address }) => isPublicAddress(address));
    const [first] = isPublic ? found : [];
    if (!first) return done(error ?? new Error(`${host} leads into a private network`), '', 0);
    const taken: string | LookupAddress[] = options.all ? found : first.address;
    done(null, taken, first.family);
  });
};
