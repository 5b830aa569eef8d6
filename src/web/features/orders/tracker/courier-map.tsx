import { useMemo } from 'react';
import type { Order } from '../../../../contract/orders.ts';
import type { MapPin } from '../../../ui/map/map-scene.ts';
import { StillMap } from '../../../ui/map/still-map.tsx';
import { useRestaurant } from '../../restaurant/restaurant-resource.ts';
import type { SeenAway } from '../use-live-orders.ts';
import { aroundDoor } from './around-door.ts';
import styles from './order-tracker.module.css';

/** Door and courier on the operator's map, below the words that say how far away they are; nothing where there is none. */
export function CourierMap({ away: { point, metres }, order }: { away: SeenAway; order: Order }) {
  const map = useRestaurant()?.map;
  const door = order.deliveryAddress?.coordinates;
  const [longitude, latitude] = door ?? [];
  const frame = useMemo(
    () => (longitude === undefined || latitude === undefined ? null : aroundDoor([longitude, latitude], metres)),
    [longitude, latitude, metres],
  );
  const pins = useMemo(
    (): MapPin[] => [
      ...(door ? [{ key: 'door', kind: 'door' as const, at: door }] : []),
      ...(point ? [{ key: 'courier', kind: 'courier' as const, at: point }] : []),
    ],
    [door, point],
  );
  if (!map || !frame || !point) return null;
  return (
    <div className={styles.map}>
      <StillMap pins={pins} frame={frame} maxZoom={map.maxZoom} attribution={map.attribution} />
    </div>
  );
}
