import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { AcceptChips } from '../accept-chips.tsx';
import { useBoardActions } from '../board-actions.ts';
import { cancelStep, mayDelay, stepText } from '../order-labels.ts';
import styles from './card-choices.module.css';

interface CardChoicesProps {
  order: StaffOrder;
  called: string;
  close(): void;
}

/** What is rarer than the one tap: another time, a delay, what was tapped by mistake, calling it off. */
export function CardChoices({ order, called, close }: CardChoicesProps) {
  const t = useMessages('board');
  const { step, open } = useBoardActions();
  const callOff = cancelStep(order);
  const isWaitingForDriver = order.packedAt !== undefined;
  function then(act: () => void): void {
    close();
    act();
  }
  return (
    <Dialog open onClose={close} title={called} closeLabel={t('close')}>
      {order.status === 'Pending Confirmation' ? (
        <AcceptChips order={order} onAnswer={close} />
      ) : (
        <div className={styles.choices}>
          {mayDelay(order) && (
            <Button variant="outline" before="timer" onClick={() => then(() => open('delay', order))}>
              {t('delay')}
            </Button>
          )}
          {isWaitingForDriver && (
            <Button
              variant="outline"
              before="undo-2"
              onClick={() => then(() => step(order, { status: 'Preparing', isPacked: false }))}
            >
              {t('not_ready')}
            </Button>
          )}
          {order.nextStatuses
            .filter((status) => status !== callOff && status !== 'Failed')
            .map((status) => (
              <Button key={status} variant="tonal" onClick={() => then(() => step(order, { status }))}>
                {stepText(t, status)}
              </Button>
            ))}
          {callOff && (
            <Button variant="outline" className={styles.danger} onClick={() => then(() => open('call-off', order))}>
              {stepText(t, callOff)}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}
