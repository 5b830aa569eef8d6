import { accountOfToken } from '../accounts/authenticate.ts';
import type { Services } from '../services.ts';
import type { SocketData } from './socket-rooms.ts';

/** The token's account at the restaurant whose host the socket was opened on; null refuses the connection. */
export async function identifySocket(services: Services, host: string, auth: unknown): Promise<SocketData | null> {
  const { token } = (auth ?? {}) as { token?: unknown };
  if (typeof token !== 'string') return null;
  const tenant = await services.tenants.byHost(host);
  const account = tenant && (await accountOfToken(services.db, services.tokens, tenant.id, token));
  return account && { ...account, restaurantId: tenant.id };
}

/** Whether a page of the host itself opens the connection. Programs that are no browsers send no origin. */
export function isOwnOrigin(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  // Without ports: a proxy may pass the host on without its own.
  const hostname = URL.parse(origin)?.hostname;
  return Boolean(hostname) && hostname === URL.parse(`http://${host}`)?.hostname;
}
