/** Left to the network: answers of the API, live updates, and the places of staff and operators. */
export const BYPASSED = ['/api', '/socket.io', '/staff', '/dev', '/metrics', '/healthz', '/readyz'];

/** Pages about a person, or on the way to one. */
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
  return ![...BYPASSED, ...PERSONAL].some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/** Addresses that never change what they answer. Videos are left to the network: they are big and asked for in ranges. */
export function isFile({ pathname }: URL): boolean {
  return FILES.some((prefix) => pathname.startsWith(prefix)) && !pathname.endsWith('.mp4');
}
