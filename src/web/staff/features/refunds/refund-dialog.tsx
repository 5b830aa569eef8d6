import { useState } from 'react';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { MAX } from '../../../../domain/limits.ts';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../../domain/money/money.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { randomId } from '../../../app/api/random-id.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { ChoiceList, RadioCard } from '../../../ui/fields/radio-card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { MoneyField } from '../editing/money-field.tsx';
import { ReasonDialog } from '../editing/reason-dialog.tsx';
import { type How, RefundHow, waysOf } from './refund-how.tsx';
import { RefundLines } from './refund-lines.tsx';
import { refundedOf, shownRefunds } from './shown-refunds.ts';
import { useCreditPoints, useRefund } from './use-refund.ts';

export interface RefundDialogProps {
  order: StaffOrder;
  close(): void;
}

type Part = 'all' | 'lines' | 'amount';

/**
 * Gives back all that is left of what an order was paid, dishes of it, or an amount, to its card or in cash, or credits points, with a
 * reason that the customer reads.
 */
export function RefundDialog({ order: latest, close }: RefundDialogProps) {
  const t = useMessages('board');
  const language = useLanguage();
  const { snackbar } = useApp();
  const { board } = useStaff();
  // The order as it was when this opened: what was refunded since, perhaps by a press whose answer was lost, is not refunded again.
  const [order] = useState(latest);
  const [key] = useState(randomId);
  const refund = useRefund(order._id);
  const credit = useCreditPoints(order._id, key);
  const ways = waysOf(order);
  const [how, setHow] = useState<How>(ways[0] ?? 'cash');
  const [part, setPart] = useState<Part>('all');
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const [typed, setTyped] = useState({ amount: '', points: '' });
  const decimals = decimalsOf(order.currency.code);
  const say = (value: number) => money(value, order.currency, language);
  const refunded = refundedOf(order);
  const left = how === 'points' ? 0 : (order.refundable?.[how] ?? 0);
  const lines = [...chosen].flatMap(([line, quantity]) => (quantity > 0 ? { line, quantity } : []));
  const amount = part === 'amount' ? typedAmount(typed.amount, order.currency) : left;
  const points = /^\d{1,6}$/.test(typed.points.trim()) ? Number(typed.points) : 0;
  // What dishes cost after discount and tax, the server knows.
  const isAmount = part === 'lines' ? lines.length > 0 : amount > 0 && amount <= left;
  const isComplete = how === 'points' ? points > 0 && points <= STAFF_MAX.grantedPoints : isAmount;

  async function send(reason: string): Promise<string | null> {
    const answer =
      how === 'points'
        ? await credit({ points, reason })
        : await refund({
            how,
            amount: part === 'amount' ? amount : null,
            ...(part === 'lines' && { lines }),
            refunded,
            reason,
          });
    if (!answer.ok) return refusalText(answer.failure) || t('not_sent');
    const { order: changed } = answer.data.data;
    board.receive(changed);
    const given = say(toDecimal(toMinor(refundedOf(changed), decimals) - toMinor(refunded, decimals), decimals));
    const done = {
      card: () => t('refund_sent', { amount: given }),
      cash: () => t('cash_went_back', { amount: given }),
      points: () => t('refund_points_sent', { count: points }),
    };
    snackbar.show(done[how](), { tone: 'success' });
    return null;
  }

  function sendLabel(): string {
    if (how === 'points') return t('refund_points_send');
    return isAmount && part !== 'lines' ? t('refund_send', { amount: say(amount) }) : t('refund');
  }

  return (
    <ReasonDialog
      title={t('refund_title', { number: order.orderNumber })}
      words={{
        cancel: t('close'),
        send: sendLabel(),
        reason: t('reason'),
        missing: t('reason_missing'),
        hint: t('refund_reason_hint'),
      }}
      maxLength={how === 'points' ? STAFF_MAX.pointsReason : MAX.staffNote}
      isComplete={isComplete}
      close={close}
      send={send}
    >
      {(isChecked) => (
        <>
          {ways.length > 1 && <RefundHow ways={ways} how={how} onChange={setHow} />}
          {how === 'points' ? (
            <TextField
              label={t('refund_points')}
              inputMode="numeric"
              autoComplete="off"
              value={typed.points}
              error={isChecked && !isComplete ? t('refund_points_wrong', { max: STAFF_MAX.grantedPoints }) : null}
              onChange={({ currentTarget: { value } }) => setTyped({ ...typed, points: value })}
            />
          ) : (
            <fieldset>
              <legend className="visually-hidden">{t('refund_amount')}</legend>
              <ChoiceList>
                {(['all', 'lines', 'amount'] as const).map((each) => (
                  <RadioCard
                    key={each}
                    shape="row"
                    name="part"
                    title={partName(each)}
                    checked={part === each}
                    onChange={() => setPart(each)}
                  />
                ))}
              </ChoiceList>
            </fieldset>
          )}
          {how !== 'points' && part === 'lines' && (
            <RefundLines
              order={order}
              refunds={shownRefunds(order)}
              chosen={chosen}
              onChange={setChosen}
              error={isChecked && !isAmount ? t('refund_lines_missing') : null}
            />
          )}
          {how !== 'points' && part === 'amount' && (
            <MoneyField
              label={t('refund_amount')}
              value={typed.amount}
              currency={order.currency}
              error={isChecked && !isAmount ? t('refund_amount_wrong', { amount: say(left) }) : null}
              onChange={(value) => setTyped({ ...typed, amount: value })}
            />
          )}
        </>
      )}
    </ReasonDialog>
  );

  function partName(each: Part): string {
    if (each === 'all') return t(refunded > 0 ? 'refund_rest' : 'refund_all', { amount: say(left) });
    return t(each === 'lines' ? 'refund_lines' : 'refund_part');
  }
}
