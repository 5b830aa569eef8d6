import { useState } from 'react';
import { pauseOrdering } from '../../../../contract/endpoints/ordering.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useLater } from '../../../app/use-later.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useTicking } from '../../app/ticker.ts';
import { shortTime } from '../board/order-labels.ts';
import styles from './pause-control.module.css';

/** Shows whether ordering is paused, with the button to pause or resume it. */
export function PauseControl({ pausedUntil }: { pausedUntil: string | null }) {
  const t = useMessages('board');
  const { snackbar } = useApp();
  const { call, board } = useStaff();
  const clock = useOrderClock();
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const file = useLater(() => import('./pause-dialog.tsx'), isAsking);
  const isPaused = useTicking(() => pausedUntil !== null && Date.parse(pausedUntil) > board.now());

  async function change(until: string | null): Promise<void> {
    setIsAsking(false);
    setIsSending(true);
    const result = await call(pauseOrdering, { body: { until }, quiet: true });
    setIsSending(false);
    if (result.ok) board.setPause(result.data.data.orderingPausedUntil);
    else snackbar.show(refusalText(result.failure) || t('not_sent'), { tone: 'error' });
  }

  if (isPaused && pausedUntil) {
    return (
      <div className={styles.paused}>
        <Icon name="pause" />
        <p>{t('paused_until', { time: shortTime(pausedUntil, clock, board.now()) })}</p>
        <Button before="play" busy={isSending} onClick={() => void change(null)}>
          {t('resume')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Button variant="outline" before="pause" busy={isSending} onClick={() => setIsAsking(true)}>
        <span className={styles.word}>{t('pause')}</span>
      </Button>
      {isAsking && file && <file.PauseDialog choose={(until) => void change(until)} close={() => setIsAsking(false)} />}
    </>
  );
}
