import { lazy, Suspense } from 'react';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { openStatus } from '../../../../domain/times/opening-hours.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Skeleton } from '../../../ui/signs/skeleton.tsx';
import { windowText } from '../../orders/order-time.ts';
import { usualTime } from '../../restaurant/usual-time.ts';
import { useCheckout } from '../checkout-context.ts';
import { GAP_BLOCK } from '../gaps.ts';
import styles from './timing-block.module.css';

const SchedulePicker = lazy(() => import('./schedule-picker.tsx').then((file) => ({ default: file.SchedulePicker })));

/** As soon as possible, or at a time (specification section 4, "Order timing at checkout"). */
export function TimingBlock() {
  const t = useMessages('checkout');
  const language = useLanguage();
  const { checkout, restaurant, now, draft, change, quote } = useCheckout();
  const { timing, orderType } = checkout;
  const canSchedule = timing.firstSlot !== null;
  const isClosed = !openStatus(restaurant, now).isOpen;
  function estimate(): string {
    const { promisedAt, promisedTo } = timing;
    if (promisedAt === null) return t('estimated', { eta: usualTime(restaurant, orderType) });
    const clock = { zone: restaurant.timezone, language };
    return t('about', { time: windowText({ from: promisedAt, to: promisedTo ?? promisedAt }, clock) });
  }
  if (timing.free === null) return <Skeleton shape="block" className={styles.loading} />;
  return (
    <>
      <Switch
        name="isASAP"
        checked={timing.isASAP}
        disabled={!timing.isOpen}
        onChange={(event) => change({ type: 'set', values: { isASAP: event.currentTarget.checked } })}
        description={
          timing.isOpen
            ? estimate()
            : canSchedule &&
              t(
                isPaused(restaurant, now)
                  ? 'asap_paused'
                  : isClosed
                    ? 'asap_closed'
                    : timing.free?.isLate
                      ? 'asap_late'
                      : 'asap_not_now',
              )
        }
      >
        <b>{t('asap')}</b>
      </Switch>
      {!timing.hasHours && <p className={styles.note}>{t('hours_unavailable')}</p>}
      {!canSchedule && !timing.isASAP && (
        <p className={styles.note} id={GAP_BLOCK.scheduled_time} tabIndex={-1}>
          {t('scheduling_unavailable')}
        </p>
      )}
      {canSchedule && !timing.isASAP && (
        <Suspense fallback={<Skeleton shape="block" className={styles.picker} />}>
          <SchedulePicker
            restaurant={restaurant}
            now={now}
            value={timing.scheduledAt}
            free={timing.free}
            browse={quote.browse}
            isMissing={draft.isChecked && timing.scheduledAt === null}
            change={change}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether the restaurant would be open by its hours, but has paused orders. */
function isPaused({ orderingPausedUntil, ...schedule }: Restaurant, now: number): boolean {
  return Boolean(orderingPausedUntil) && openStatus(schedule, now).isOpen;
}
