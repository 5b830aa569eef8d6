import { accountOfToken } from '../accounts/authenticate.ts';
import type { Services } from '../services.ts';
import type { SocketData } from './socket-rooms.ts';

/** The account of the handshake's token at the restaurant of `host`; null: the connection is refused. */
export async function identifySocket(services: Services, host: string, auth: unknown): Promise<SocketData | null> {
  const { token } = (auth ?? {}) as { token?: unknown };
  if (typeof token !== 'string') return null;
  const tenant = await services.tenants.byHost(host);
  const account = tenant && (await accountOfToken(services.db, services.tokens, tenant.id, token));
  return account && { ...account, restaurantId: tenant.id };
}
