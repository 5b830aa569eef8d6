import { isServedAt } from '../../../../domain/menu/serving-hours.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { dateTime } from '../../../app/format/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { setQuantity } from '../../cart/set-quantity.ts';
import { isSameDay, timeText } from '../../orders/order-time.ts';
import { useCheckout } from '../checkout-context.ts';
import styles from './unserved-notice.module.css';

/** Names the lines that are not served at the chosen time, and the two ways out: another time, or without them. */
export function UnservedNotice() {
  const t = useMessages('checkout');
  const language = useLanguage();
  const { checkout, draft, items, restaurant, now, change } = useCheckout();
  const unserved = draft.quoted?.unserved;
  if (!unserved) return null;
  const { message, nextAt } = unserved;
  const { isASAP, scheduledAt, promisedAt } = checkout.timing;
  const at = (isASAP ? promisedAt : scheduledAt) ?? now;
  const missing = items.filter(({ served = [] }) => !isServedAt(served, at, restaurant.timezone));
  const clock = { zone: restaurant.timezone, language };
  function when(instant: number): string {
    const time = timeText(instant, clock);
    if (isSameDay(instant, now, clock)) return time;
    const day = dateTime(instant, clock.zone, language, { weekday: 'short', day: 'numeric', month: 'short' });
    return t('day_at', { day, time });
  }
  return (
    <div className={styles.notice} aria-live="polite">
      <Alert tone="warning">{message}</Alert>
      <div className={styles.ways}>
        {nextAt !== null && (
          <Button
            variant="outline"
            size="sm"
            before="clock"
            onClick={() => change({ type: 'set', values: { isASAP: false, scheduledAt: nextAt } })}
          >
            {t('unserved_take', { when: when(nextAt) })}
          </Button>
        )}
        {missing.length > 0 && missing.length < items.length && (
          <Button
            variant="text"
            size="sm"
            before="trash-2"
            onClick={() => {
              for (const { signature } of missing) setQuantity(signature, 0);
            }}
          >
            {t('unserved_remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
