import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import type { OthersStep } from '../../app/others-steps.ts';
import { useStaff } from '../../app/staff-context.ts';
import { firstName } from './card/first-name.ts';
import { underWayText } from './order-labels.ts';
import styles from './others-countdown.module.css';
import { useSecondsUntil } from './step-countdown.tsx';
import { TimeLeft } from './time-left.tsx';

interface OthersCountdownProps {
  orderId: string;
  step: OthersStep;
}

/** What somebody has tapped on another screen, in the place of the button: who, what, for how many seconds it can be stopped, and that. */
export function OthersCountdown({ orderId, step }: OthersCountdownProps) {
  const t = useMessages('board');
  const { room } = useStaff();
  const { name, status, sendsAt } = step;
  const seconds = useSecondsUntil(sendsAt);
  return (
    <div className={styles.box}>
      <p role="status">
        <b>{firstName(name)}</b>
        <span aria-hidden="true">{` ${t('seconds', { seconds })}`}</span>
        <span className={styles.what}>{` ${underWayText(t, status, step)}`}</span>
      </p>
      {seconds > 0 && (
        <Button variant="outline" size="sm" onClick={() => room.get()?.emit('stop_step', orderId)}>
          {t('stop_step')}
        </Button>
      )}
      <TimeLeft until={sendsAt} />
    </div>
  );
}
