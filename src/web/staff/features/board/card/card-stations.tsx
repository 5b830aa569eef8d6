import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { Icon } from '../../../../ui/signs/icon.tsx';
import { useStations } from '../stations/use-stations.ts';
import styles from './card-stations.module.css';

/** How far each station is with an order that cooks: "✓ Fryer", "Grill 2 left". Nothing where the kitchen has no stations. */
export function CardStations({ order }: { order: StaffOrder }) {
  const t = useMessages('board');
  const { partsOf } = useStations();
  if (order.status !== 'Confirmed' && order.status !== 'Preparing') return null;
  const parts = partsOf(order.items);
  if (parts.length === 0) return null;
  return (
    <p className={styles.stations}>
      {parts.map(({ _id, name, left }) =>
        left === 0 ? (
          <span key={_id} data-done="">
            <Icon name="check" />
            <span>{name}</span>
          </span>
        ) : (
          <span key={_id}>{t('station_left', { name, count: left })}</span>
        ),
      )}
    </p>
  );
}
