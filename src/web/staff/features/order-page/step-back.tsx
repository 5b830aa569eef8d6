import { stepBackOrder } from '../../../../contract/endpoints/order-record.ts';
import type { OrderRecord } from '../../../../contract/staff/staff-order-record.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { statusText } from '../../../features/orders/status-chips.tsx';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useMember, useStaff } from '../../app/staff-context.ts';
import styles from './order-page.module.css';

export interface OrderPartProps {
  record: OrderRecord;
  onChanged(record: OrderRecord): void;
}

/** Offers managers to take back a handover that was none, as long as that is possible. */
export function StepBack({ record: { order, stepBack }, onChanged }: OrderPartProps) {
  const t = useMessages('order-page');
  const statuses = useMessages('statuses');
  const { busy, snackbar } = useApp();
  const { call, board } = useStaff();
  const clock = useOrderClock();
  const mayCorrect = useMember()?.permissions.includes('corrections') ?? false;
  if (!mayCorrect || !stepBack || Date.parse(stepBack.until) < board.now()) return null;
  async function takeBack(): Promise<void> {
    const answer = await busy.run(() =>
      call(stepBackOrder, { params: { id: order._id }, body: { expectedVersion: order.version } }),
    );
    if (!answer.ok) return;
    board.receive(answer.data.data.order);
    onChanged(answer.data.data);
    snackbar.show(t('stepped_back'), { tone: 'success' });
  }
  return (
    <Panel title={t('back_title')} className={styles.mistake}>
      <p>{t('back_text', { time: timeText(stepBack.until, clock), status: statusText(statuses, stepBack.to) })}</p>
      <Button variant="outline" size="sm" before="undo-2" onClick={() => void takeBack()}>
        {t('back')}
      </Button>
    </Panel>
  );
}
