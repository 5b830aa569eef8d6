import { domainToASCII } from 'node:url';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^(?=.{4,253}$)(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`);
/** They never lead to a restaurant of the outside world. */
const RESERVED = /\.(?:localhost|local|internal)$/;

/** A domain as browsers send it: small letters, other alphabets in ASCII; null for what is none. */
export function hostOf(typed: string): string | null {
  const trimmed = typed.trim().replace(/\.$/, '');
  // What belongs to an address but not to a domain would be dropped silently.
  if (/[/:@?#%\s\\]/.test(trimmed)) return null;
  const host = domainToASCII(trimmed);
  return HOST.test(host) && !RESERVED.test(host) ? host : null;
}
