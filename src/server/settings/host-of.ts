import { domainToASCII } from 'node:url';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^(?=.{4,253}$)(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`);
/** Local domains, which cannot be reached from outside. */
const RESERVED = /\.(?:localhost|local|internal)$/;

/** A domain in the form in which browsers send it, lower case and in Punycode; null: not a domain. */
export function hostOf(typed: string): string | null {
  const trimmed = typed.trim().replace(/\.$/, '');
  // Characters of a URL that `domainToASCII` would silently drop.
  if (/[/:@?#%\s\\]/.test(trimmed)) return null;
  const host = domainToASCII(trimmed);
  return HOST.test(host) && !RESERVED.test(host) ? host : null;
}
