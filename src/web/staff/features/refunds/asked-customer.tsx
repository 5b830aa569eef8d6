import { useState } from 'react';
import type { OrderProposal } from '../../../../contract/orders.ts';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from './ticket-payment.module.css';
import { useWithdraw } from './use-refund.ts';

/** What a customer was asked, and what became of it; one that waits for the answer can be taken back. */
export function AskedCustomer({ order, proposal }: { order: StaffOrder; proposal: OrderProposal }) {
  const t = useMessages('board');
  const clock = useOrderClock();
  const language = useLanguage();
  const { snackbar } = useApp();
  const { board } = useStaff();
  const withdraw = useWithdraw(order._id, proposal.id);
  const [isSending, setSending] = useState(false);
  const { state, isPaying, items, until, before, after } = proposal;
  const say = (amount: number) => money(amount, order.currency, language);
  const values = { time: timeText(until, clock), before: say(before), after: say(after) };

  async function takeBack(): Promise<void> {
    setSending(true);
    const answer = await withdraw();
    setSending(false);
    if (answer.ok) board.receive(answer.data.data.order);
    else snackbar.show(refusalText(answer.failure) || t('not_sent'), { tone: 'error' });
  }

  return (
    <>
      <p role="status">
        <b>
          {state === 'open' || state === 'agreed'
            ? t(isPaying ? 'proposal_paying' : 'proposal_open', values)
            : t(`proposal_${state}`)}
        </b>
        <span className={styles.reason}>
          {items
            .map(
              ({ name, options, from, to }) =>
                `${to > from ? '+' : '−'} ${Math.abs(to - from)} × ${[name, ...options].join(', ')}`,
            )
            .join(' · ')}
        </span>
      </p>
      {state === 'open' && (
        <Button variant="outline" size="sm" before="undo-2" busy={isSending} onClick={() => void takeBack()}>
          {t('proposal_withdraw')}
        </Button>
      )}
    </>
  );
}
