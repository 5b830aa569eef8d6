import { tried } from './tried.ts';

/** A token is refreshed this long before it expires. */
const MARGIN_S = 30;

/** The id of the user whom the token authenticates; empty if it cannot be parsed. */
export function tokenUser(token: string): string {
  return claimsOf(token).sub ?? '';
}

/** `now` in ms since the epoch. True also for a token that cannot be parsed. */
export function isAboutToEnd(token: string, now: number): boolean {
  return ((claimsOf(token).exp ?? 0) - MARGIN_S) * 1000 <= now;
}

/** Read, not verified: only the server can do that. `exp` in seconds since the epoch. */
function claimsOf(token: string): { exp?: number; sub?: string } {
  const payload = () => (token.split('.')[1] as string).replaceAll('-', '+').replaceAll('_', '/');
  return tried(() => JSON.parse(atob(payload()))) ?? {};
}
