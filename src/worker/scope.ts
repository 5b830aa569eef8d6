/** Path prefixes that the service worker leaves to the network: API, live connection, staff and operators. */
export const BYPASSED = ['/api', '/socket.io', '/staff', '/dev', '/metrics', '/healthz', '/readyz'];

/** Prefixes of personal pages, which are never cached. */
const PERSONAL = [
  '/auth',
  '/checkout',
  '/favorites',
  '/forgot-password',
  '/leave-review',
  '/orders',
  '/profile',
  '/reset-password',
];

const FILES = ['/assets/', '/media/', '/app-icons/'];

export function isPublicPage({ pathname }: URL): boolean {
  return !isBelow(pathname, [...BYPASSED, ...PERSONAL]);
}

export function isBypassed({ pathname }: URL): boolean {
  return isBelow(pathname, BYPASSED);
}

/** Whether an address never changes its content. Videos are left to the network: they are large and requested in ranges. */
export function isFile({ pathname }: URL): boolean {
  return FILES.some((prefix) => pathname.startsWith(prefix)) && !pathname.endsWith('.mp4');
}

function isBelow(pathname: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}
