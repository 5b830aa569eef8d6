import { useEffect, useState } from 'react';
import type { Order, OrderProposal } from '../../../contract/orders.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../domain/money/money.ts';
import { refusalText } from '../../app/api/refusal-text.ts';
import { useApp, useLanguage, useMessages } from '../../app/app-context.ts';
import { money } from '../../app/format/format.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/signs/alert.tsx';
import { keepLink } from './kept-link.ts';
import { myOrder, trackedOrder } from './order-resources.ts';
import { timeText } from './order-time.ts';
import { useOrderClock } from './use-order-clock.ts';

interface ProposalProps {
  order: Order;
  proposal: OrderProposal;
  /** The token of the tracking link by which the order is seen; undefined: its customer is here. */
  link: string | undefined;
}

/** What the restaurant would like to give instead, what it costs more, and the customer's answer. */
export function AnswerProposal({ order, proposal, link }: ProposalProps) {
  const t = useMessages('order');
  const clock = useOrderClock();
  const language = useLanguage();
  const { api, resources, snackbar } = useApp();
  const [busy, setBusy] = useState<'agree' | 'decline' | null>(null);
  const { id: proposalId, reason, items, until, before, after } = proposal;
  const { code } = order.currency;
  const say = (value: number) => money(value, order.currency, language);
  const more = say(toDecimal(toMinor(after, decimalsOf(code)) - toMinor(before, decimalsOf(code)), decimalsOf(code)));
  const { online, paymentStatus } = order.paymentDetails;
  const isPaidOnline = online !== undefined && paymentStatus !== 'Failed';

  // Whoever comes back by Back finds the page as it was left.
  useEffect(() => {
    const back = () => setBusy(null);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  async function answer(isAgreed: boolean): Promise<void> {
    if (busy) return;
    setBusy(isAgreed ? 'agree' : 'decline');
    const input = { proposalId, isAgreed };
    const result = link
      ? await api.orders.byLink('proposal', { token: link, ...input }, { quiet: true })
      : await api.orders.act(order._id, 'proposal', input, { quiet: true });
    if (result.ok) {
      const { url, order: changed } = result.data.data;
      if (url) {
        if (link) keepLink(link);
        return location.assign(url);
      }
      setBusy(null);
      snackbar.show(t(isAgreed ? 'proposal_agreed' : 'proposal_declined'), { tone: 'success' });
      if (link) resources.set(trackedOrder(link, resources), { order: changed });
      else resources.set(myOrder(order._id, resources), { order: changed });
      return;
    }
    setBusy(null);
    snackbar.show(refusalText(result.failure) || t('pay_failed'), { tone: 'error' });
    if (result.failure.kind !== 'problem') return;
    await (link ? resources.reload(trackedOrder(link, resources)) : resources.reload(myOrder(order._id, resources)));
  }

  return (
    <Alert
      tone="warning"
      actions={
        <>
          <Button busy={busy === 'agree'} onClick={() => void answer(true)}>
            {isPaidOnline ? t('proposal_pay', { more }) : t('proposal_agree')}
          </Button>
          <Button variant="outline" busy={busy === 'decline'} onClick={() => void answer(false)}>
            {t('proposal_decline')}
          </Button>
        </>
      }
    >
      <b>{t('proposal_title')}</b>
      <p>{reason}</p>
      <ul>
        {items.map(({ name, options, from, to }) => (
          <li key={`${name} ${options.join()} ${from} ${to}`}>
            {`${to > from ? '+' : '−'} ${Math.abs(to - from)} × ${[name, ...options].join(', ')}`}
          </li>
        ))}
      </ul>
      <p>{t('proposal_total', { before: say(before), after: say(after), more })}</p>
      <p>{t('proposal_until', { time: timeText(until, clock) })}</p>
    </Alert>
  );
}
