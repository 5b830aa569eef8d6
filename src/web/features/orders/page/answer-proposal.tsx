import { useEffect, useState } from 'react';
import { answerProposal, answerTrackedProposal } from '../../../../contract/endpoints/proposals.ts';
import type { Order, OrderProposal } from '../../../../contract/orders.ts';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../../domain/money/money.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { keepLink } from '../kept-link.ts';
import { myOrder, trackedOrder } from '../order-resources.ts';
import { timeText } from '../order-time.ts';
import { useOrderClock } from '../use-order-clock.ts';
import styles from './answer-proposal.module.css';

interface ProposalProps {
  order: Order;
  proposal: OrderProposal;
  /** The token of the tracking link by which the order is seen; undefined: its customer is here. */
  link: string | undefined;
  /** false: by this link somebody only follows the order. */
  mayAgree: boolean;
}

/** What the restaurant would like to give instead, what it costs more, and the customer's answer. */
export function AnswerProposal({ order, proposal, link, mayAgree }: ProposalProps) {
  const t = useMessages('order');
  const clock = useOrderClock();
  const language = useLanguage();
  const { plain } = useApp();
  const { reason, items, until, before, after } = proposal;
  const { code } = order.currency;
  const say = (value: number) => money(value, order.currency, language);
  const more = say(toDecimal(toMinor(after, decimalsOf(code)) - toMinor(before, decimalsOf(code)), decimalsOf(code)));
  const { online, paymentStatus } = order.paymentDetails;
  const isPaidOnline = online !== undefined && paymentStatus !== 'Failed';
  const agree = isPaidOnline ? t('proposal_pay', { more }) : t('proposal_agree', { more });
  return (
    <Alert
      tone="warning"
      actions={
        !mayAgree ? undefined : import.meta.env.SSR && plain ? (
          <PlainAnswers agree={agree} proposalId={proposal.id} payAt={plain.payAt} />
        ) : (
          <Answers agree={agree} proposalId={proposal.id} orderId={order._id} link={link} />
        )
      }
    >
      <b>{t('proposal_title')}</b>
      <p>{reason}</p>
      <ul>
        {items.map(({ name, lang = order.lang, options, from, to }) => (
          <li key={`${name} ${options.join()} ${from} ${to}`} lang={lang}>
            {`${to > from ? '+' : '−'} ${Math.abs(to - from)} × ${[name, ...options].join(', ')}`}
          </li>
        ))}
      </ul>
      <p>{t('proposal_total', { before: say(before), after: say(after), more })}</p>
      <p>{t('proposal_until', { time: timeText(until, clock) })}</p>
      {!mayAgree && <p>{t('proposal_only_followed')}</p>}
    </Alert>
  );
}

interface AnswersProps {
  /** What agreeing is called. */
  agree: string;
  proposalId: string;
  orderId: string;
  link: string | undefined;
}

function Answers({ agree, proposalId, orderId, link }: AnswersProps) {
  const t = useMessages('order');
  const { api, resources, snackbar } = useApp();
  const [busy, setBusy] = useState<'agree' | 'decline' | null>(null);

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
      ? await api.call(answerTrackedProposal, { body: { token: link, ...input }, quiet: true })
      : await api.call(answerProposal, { params: { id: orderId }, body: input, quiet: true });
    if (result.ok) {
      const { url, order: changed } = result.data.data;
      if (url) {
        if (link) keepLink(link);
        return location.assign(url);
      }
      setBusy(null);
      snackbar.show(t(isAgreed ? 'proposal_agreed' : 'proposal_declined'), { tone: 'success' });
      if (link) resources.set(trackedOrder(link, resources), { order: changed, mayAgree: true });
      else resources.set(myOrder(orderId, resources), { order: changed });
      return;
    }
    setBusy(null);
    snackbar.show(refusalText(result.failure) || t('pay_failed'), { tone: 'error' });
    if (result.failure.kind !== 'problem') return;
    await (link ? resources.reload(trackedOrder(link, resources)) : resources.reload(myOrder(orderId, resources)));
  }

  return (
    <>
      <Button busy={busy === 'agree'} onClick={() => void answer(true)}>
        {agree}
      </Button>
      <Button variant="outline" busy={busy === 'decline'} onClick={() => void answer(false)}>
        {t('proposal_decline')}
      </Button>
    </>
  );
}

/** The same as a form. Who agrees and pays online gets a link: a form may not lead to the provider. */
function PlainAnswers({ agree, proposalId, payAt }: { agree: string; proposalId: string; payAt: string | null }) {
  const t = useMessages('order');
  return (
    <form method="post" className={styles.answers}>
      {payAt ? (
        <ButtonLink to={payAt}>{agree}</ButtonLink>
      ) : (
        <Button type="submit" name="agree" value={proposalId}>
          {agree}
        </Button>
      )}
      <Button type="submit" name="decline" value={proposalId} variant="outline">
        {t('proposal_decline')}
      </Button>
    </form>
  );
}
