import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { Spinner } from '../../../ui/signs/spinner.tsx';
import { useStaff } from '../../app/staff-context.ts';
import type { WaitingStep } from '../../app/step-queue.ts';
import { underWayText } from './order-labels.ts';
import styles from './step-countdown.module.css';
import { TimeLeft } from './time-left.tsx';

interface StepProps {
  step: WaitingStep;
}

/** A step before it is sent: the countdown, the button to undo it, and the button to send it now. */
export function StepCountdown({ step }: StepProps) {
  return (
    <div className={styles.box} data-phase={step.phase}>
      <StepText step={step} />
      <StepButtons step={step} />
    </div>
  );
}

/** What is under way, and for how many seconds it can be undone. */
export function StepText({ step: { phase, status, readyInMinutes, isPacked, sendsAt } }: StepProps) {
  const t = useMessages('board');
  const seconds = useSecondsUntil(sendsAt);
  return (
    <div className={styles.head} data-phase={phase}>
      <p className={styles.text} role="status">
        {phase === 'sending' && <Spinner />}
        {phase === 'unsent' && <Icon name="wifi-off" />}
        <span>{phase === 'unsent' ? t('not_sent') : underWayText(t, status, { readyInMinutes, isPacked })}</span>
      </p>
      {phase === 'waiting' && (
        <>
          <span className={styles.seconds} aria-hidden="true">
            {t('seconds', { seconds })}
          </span>
          <span className={styles.bar}>
            <TimeLeft until={sendsAt} />
          </span>
        </>
      )}
    </div>
  );
}

/** Takes the step back, or sends it at once. While it is being sent their room stays, so that nothing moves. */
export function StepButtons({ step: { phase, order } }: StepProps) {
  const t = useMessages('board');
  const { steps } = useStaff();
  if (phase === 'sending') return <div className={styles.room} />;
  return (
    <div className={styles.buttons}>
      <Button variant="outline" before="undo-2" onClick={() => steps.withdraw(order._id)}>
        {t('undo')}
      </Button>
      <Button variant="tonal" onClick={() => void steps.send(order._id)}>
        {t(phase === 'unsent' ? 'try_again' : 'send_now')}
      </Button>
    </div>
  );
}

/** Whole seconds until an instant (ms since the epoch, by this device). */
export function useSecondsUntil(instant: number): number {
  const left = () => Math.max(0, Math.ceil((instant - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  const look = useEffectEvent(() => setSeconds(left()));
  useEffect(() => {
    const timer = setInterval(() => look(), 250);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
