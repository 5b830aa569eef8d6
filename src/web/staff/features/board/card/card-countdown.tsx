import { useMessages } from '../../../../app/app-context.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Spinner } from '../../../../ui/signs/spinner.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import type { WaitingStep } from '../../../app/step-queue.ts';
import { underWayText } from '../order-labels.ts';
import { TimeLeft } from '../time-left.tsx';
import styles from './card-foot.module.css';

/** A tap that can still be undone, in the place of its button and as high: nothing moves. */
export function CardCountdown({ step }: { step: WaitingStep }) {
  const t = useMessages('board');
  const { steps } = useStaff();
  const { order, phase, status, readyInMinutes, isPacked } = step;
  return (
    <footer className={styles.countdown} data-phase={phase}>
      <p role="status">{phase === 'unsent' ? t('not_sent') : underWayText(t, status, { readyInMinutes, isPacked })}</p>
      {phase === 'sending' ? (
        <Spinner />
      ) : (
        <span className={styles.undo}>
          <IconButton icon="undo-2" label={t('undo')} onClick={() => steps.withdraw(order._id)} />
          <IconButton
            icon={phase === 'unsent' ? 'rotate-ccw' : 'send'}
            label={t(phase === 'unsent' ? 'try_again' : 'send_now')}
            onClick={() => void steps.send(order._id)}
          />
        </span>
      )}
      {phase === 'waiting' && <TimeLeft until={step.sendsAt} />}
    </footer>
  );
}
