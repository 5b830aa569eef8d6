import type { Order } from '../../../../contract/orders.ts';
import { POSITION_FRESH_MS } from '../../../../domain/zones/metres-away.ts';
import { useLanguage, useMessages, useNow } from '../../../app/app-context.ts';
import { distance } from '../../../app/format/kilometres.ts';
import type { SeenAway } from '../use-live-orders.ts';
import { CourierMap } from './courier-map.tsx';
import styles from './order-tracker.module.css';

const LOOK_AGAIN_MS = 5000;

/**
 * How far away the courier is who shows it, and how old that is, with a map where the operator has one; nothing once it is too old. Read out when
 * it is looked for: it moves.
 */
export function ShownCourier({ away, order }: { away: SeenAway; order: Order }) {
  const t = useMessages('order');
  const language = useLanguage();
  const { metres, seenAt } = away;
  const age = Math.max(0, useNow(LOOK_AGAIN_MS, seenAt) - seenAt);
  if (age >= POSITION_FRESH_MS) return null;
  const seconds = Math.round(age / 10_000) * 10;
  const seen =
    seconds < 10 ? t('away_now') : seconds < 60 ? t('away_seconds', { seconds }) : t('away_minutes', { minutes: 1 });
  return (
    <>
      <p className={styles.away}>{t('courier_away', { distance: distance(metres, language), seen })}</p>
      <CourierMap away={away} order={order} />
    </>
  );
}
