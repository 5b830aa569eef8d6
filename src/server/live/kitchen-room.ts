import type { DefaultEventsMap, Namespace } from 'socket.io';
import { KITCHEN, type KitchenEvents } from '../../contract/live-events.ts';
import { deviceOfToken } from '../cooking/stations.repo.ts';
import { staffName } from '../editing/staff.repo.ts';
import { sha256 } from '../platform/ids/ids.ts';
import type { Services } from '../services.ts';
import { identifySocket } from './identify-socket.ts';
import type { LiveServer, ServerSocket } from './live-socket.ts';

interface KitchenScreen {
  restaurantId: string;
  /** null: somebody of the staff who may see orders, and is signed in. */
  deviceId: string | null;
}

type KitchenNamespace = Namespace<DefaultEventsMap, KitchenEvents, DefaultEventsMap, KitchenScreen>;

const rooms = {
  screens: (restaurantId: string) => `screens:${restaurantId}`,
  device: (id: string) => `device:${id}`,
};

interface Door {
  hostOf(request: ServerSocket['request']): string;
  /** Whether this screen may have one more connection. */
  admit(screen: string, connection: ServerSocket['conn']): boolean;
  /** Called once it is known whose the connection is. */
  named(connection: ServerSocket['conn']): void;
}

/**
 * Tells the screens of stations that something has changed, and nothing of what: they ask for it with their own rights, which each
 * request checks. So a screen that lost its rights learns nothing here.
 */
export function openKitchenRoom(io: LiveServer, services: Services, { hostOf, admit, named }: Door) {
  // Socket.IO gives all namespaces of a server one type.
  const kitchen = io.of(KITCHEN) as unknown as KitchenNamespace;
  kitchen.use(async ({ request, handshake, data, conn }, next) => {
    const screen = await identifyScreen(services, hostOf(request), handshake.auth).catch(() => null);
    if (!screen) return next(new Error('unauthenticated'));
    if (!admit(screen.name, conn)) return next(new Error('too_many_connections'));
    named(conn);
    Object.assign(data, screen.data);
    next();
  });
  kitchen.on('connection', async (socket) => {
    const { restaurantId, deviceId } = socket.data;
    await socket.join([rooms.screens(restaurantId), ...(deviceId ? [rooms.device(deviceId)] : [])]);
    // What changed before it joined.
    socket.emit('kitchen_changed');
  });
  return {
    tell: (restaurantId: string) => void kitchen.to(rooms.screens(restaurantId)).emit('kitchen_changed'),
    end: (deviceId: string) => kitchen.in(rooms.device(deviceId)).disconnectSockets(true),
  };
}

/** The paired device or the member of the staff whose screen it is; null: nobody's. */
async function identifyScreen(
  services: Services,
  host: string,
  auth: Record<string, unknown>,
): Promise<{ name: string; data: KitchenScreen } | null> {
  const { kitchenDevice } = auth;
  if (typeof kitchenDevice === 'string') {
    const tenant = await services.tenants.byHost(host);
    const of = tenant && { restaurantId: tenant.id, tokenHash: sha256(kitchenDevice) };
    const device = of && (await deviceOfToken(services.db, of));
    return device ? { name: device.id, data: { restaurantId: of.restaurantId, deviceId: device.id } } : null;
  }
  const account = await identifySocket(services, host, auth);
  if (!account || (await staffName(services.db, account, 'orders')) === null) return null;
  return { name: account.userId, data: { restaurantId: account.restaurantId, deviceId: null } };
}
