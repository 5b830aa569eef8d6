import { useState } from 'react';
import { setBusy } from '../../../../contract/endpoints/order-times.ts';
import type { BusyState } from '../../../../contract/staff/staff-order-times.ts';
import { BUSY_MINUTES } from '../../../../domain/slots/kitchen-busy.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useTicking } from '../../app/ticker.ts';
import { shortTime } from '../board/order-labels.ts';
import styles from './busy-control.module.css';

type Minutes = (typeof BUSY_MINUTES)[number];

/** Adds minutes to all times for an hour with one tap, or shows until when they are added. */
export function BusyControl({ busy }: { busy: BusyState | undefined }) {
  const t = useMessages('board');
  const { snackbar } = useApp();
  const { call, board } = useStaff();
  const clock = useOrderClock();
  const [isSending, setIsSending] = useState(false);
  const isBusy = useTicking(() => busy !== undefined && Date.parse(busy.until) > board.now());

  async function change(minutes: Minutes | null): Promise<void> {
    setIsSending(true);
    const result = await call(setBusy, { body: { minutes }, quiet: true });
    setIsSending(false);
    if (result.ok) board.setBusy(result.data.data.busy);
    else snackbar.show(refusalText(result.failure) || t('not_sent'), { tone: 'error' });
  }

  if (isBusy && busy) {
    return (
      <div className={styles.busy}>
        <Icon name="flame" />
        <p role="status">
          {t('busy_until', { minutes: busy.minutes, time: shortTime(busy.until, clock, board.now()) })}
        </p>
        <Button variant="outline" busy={isSending} onClick={() => void change(null)}>
          {t('busy_end')}
        </Button>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's name would be read before every button
    <div role="group" aria-label={t('busy_title')} className={styles.choices}>
      <span className={styles.label} aria-hidden="true">
        <Icon name="flame" />
        <span>{t('busy')}</span>
      </span>
      {BUSY_MINUTES.map((minutes) => (
        <Button
          key={minutes}
          variant="tonal"
          disabled={isSending}
          aria-label={t('busy_more', { minutes })}
          onClick={() => void change(minutes)}
        >
          {`+${minutes}`}
        </Button>
      ))}
    </div>
  );
}
