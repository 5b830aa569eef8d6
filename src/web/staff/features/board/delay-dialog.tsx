import { useState } from 'react';
import { changeOrderReadyTime } from '../../../../contract/endpoints/staff-orders.ts';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { MAX } from '../../../../domain/limits.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { orderAsItIs } from '../../app/step-queue.ts';
import { LimitedArea } from '../editing/limited-text.tsx';
import styles from './delay-dialog.module.css';
import { laterBy } from './later-promise.ts';
import { shortTime, whenText } from './order-labels.ts';
import { MINUTE_MS } from './urgency.ts';

const MORE_MINUTES = [5, 10, 15, 20, 30];

/** Moves the promised time by some minutes, with a note to the customer. */
export function DelayDialog({ order, close }: { order: StaffOrder; close(): void }) {
  const t = useMessages('board');
  const { snackbar } = useApp();
  const { call, board } = useStaff();
  const clock = useOrderClock();
  const [notes, setNotes] = useState('');
  const [sending, setSending] = useState<number | null>(null);
  const now = board.now();

  async function delay(more: number): Promise<void> {
    if (sending !== null) return;
    setSending(more);
    const said = notes.trim();
    const input = {
      // By the time of the tap instead of the last render.
      readyInMinutes: laterBy(more, order, board.now()),
      expectedVersion: order.version,
      ...(said && { notes: said }),
    };
    const result = await call(changeOrderReadyTime, { params: { id: order._id }, body: input, quiet: true });
    setSending(null);
    if (result.ok) {
      board.receive(result.data.data.order);
      return close();
    }
    const asItIs = orderAsItIs(result.failure);
    if (asItIs) board.receive(asItIs);
    // After a conflict the dialog shows the order as it is now, which says enough.
    else snackbar.show(refusalText(result.failure) || t('not_sent'), { tone: 'error' });
  }

  return (
    <Dialog open onClose={close} title={t('delay_title', { number: order.orderNumber })} closeLabel={t('close')}>
      <p className="muted">{whenText(t, order, clock, now)}</p>
      <LimitedArea
        label={t('delay_note')}
        optional={t('optional')}
        value={notes}
        limit={MAX.staffNote}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
      <div className={styles.chips}>
        {MORE_MINUTES.map((more) => {
          const time = shortTime(new Date(now + laterBy(more, order, now) * MINUTE_MS).toISOString(), clock, now);
          return (
            <Button
              key={more}
              variant="outline"
              busy={sending === more}
              className={styles.chip}
              onClick={() => void delay(more)}
            >
              <span>
                <b>{t('plus_minutes', { minutes: more })}</b>
                <span className={styles.time}>{time}</span>
              </span>
            </Button>
          );
        })}
      </div>
    </Dialog>
  );
}
