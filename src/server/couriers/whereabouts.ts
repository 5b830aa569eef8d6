import type { Point } from '../../domain/zones/distance.ts';
import { POSITION_FRESH_MS } from '../../domain/zones/metres-away.ts';
import type { Clock } from '../platform/clock.ts';

export interface Whereabout {
  point: Point;
  /** Whose phone it is (`courier_device`): what another courier has sent says nothing. */
  carrier: string;
  /** Whether the courier has agreed to be seen on a map. */
  onMap?: true | undefined;
  /** When it came. */
  at: number;
}

/**
 * Where couriers are who show it (decision 218). In no database and no log: in memory, or in Redis where several processes share it, and
 * for two minutes.
 */
export interface Whereabouts {
  put(restaurantId: string, orderId: string, where: Whereabout): Promise<void>;
  /** null: none that is fresh. */
  of(restaurantId: string, orderId: string): Promise<Whereabout | null>;
  forget(restaurantId: string, orderId: string): Promise<void>;
  close(): Promise<void>;
}

/** In this process. */
export function localWhereabouts(clock: Clock): Whereabouts {
  const known = new Map<string, Whereabout>();
  const isFresh = ({ at }: Whereabout) => at + POSITION_FRESH_MS > clock();
  return {
    async put(restaurantId, orderId, where) {
      for (const [key, each] of known) if (!isFresh(each)) known.delete(key);
      known.set(`${restaurantId} ${orderId}`, where);
    },
    async of(restaurantId, orderId) {
      const where = known.get(`${restaurantId} ${orderId}`);
      return where && isFresh(where) ? where : null;
    },
    async forget(restaurantId, orderId) {
      known.delete(`${restaurantId} ${orderId}`);
    },
    close: async () => {},
  };
}
