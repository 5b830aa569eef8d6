import { useState } from 'react';
import type { OnlinePayment } from '../../../../contract/online-payment.ts';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { MAX } from '../../../../domain/limits.ts';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../../domain/money/money.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { ChoiceList, RadioCard } from '../../../ui/fields/radio-card.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { MoneyField } from '../editing/money-field.tsx';
import { ReasonDialog } from '../editing/reason-dialog.tsx';
import { RefundLines } from './refund-lines.tsx';
import { useRefund } from './use-refund.ts';

interface RefundDialogProps {
  order: StaffOrder;
  online: OnlinePayment;
  close(): void;
}

type Way = 'all' | 'lines' | 'amount';

/** Gives back all that is left of what an order was charged, dishes of it, or an amount, with a reason that the customer reads. */
export function RefundDialog({ order, online: latest, close }: RefundDialogProps) {
  const t = useMessages('board');
  const language = useLanguage();
  const { snackbar } = useApp();
  const { board } = useStaff();
  const refund = useRefund(order._id);
  // The payment as it was when this opened: what was refunded since, perhaps by a press whose answer was lost, is not refunded again.
  const [online] = useState(latest);
  const [way, setWay] = useState<Way>('all');
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const [typed, setTyped] = useState('');
  const { code } = order.currency;
  const minor = (value: number) => toMinor(value, decimalsOf(code));
  const say = (value: number) => money(value, order.currency, language);
  const left = toDecimal(minor(online.charged) - minor(online.refunded), decimalsOf(code));
  const lines = [...chosen].flatMap(([line, quantity]) => (quantity > 0 ? { line, quantity } : []));
  const amount = way === 'amount' ? typedAmount(typed, order.currency) : left;
  // What dishes cost after discount and tax, the server knows.
  const isAmount = way === 'lines' ? lines.length > 0 : amount > 0 && amount <= left;

  async function send(reason: string): Promise<string | null> {
    const answer = await refund({
      amount: way === 'amount' ? amount : null,
      ...(way === 'lines' && { lines }),
      refunded: online.refunded,
      reason,
    });
    if (!answer.ok) return refusalText(answer.failure) || t('not_sent');
    const { order: changed } = answer.data.data;
    board.receive(changed);
    const given = minor(changed.paymentDetails.online?.refunded ?? 0) - minor(online.refunded);
    snackbar.show(t('refund_sent', { amount: say(toDecimal(given, decimalsOf(code))) }), { tone: 'success' });
    return null;
  }

  return (
    <ReasonDialog
      title={t('refund_title', { number: order.orderNumber })}
      words={{
        cancel: t('close'),
        send: isAmount && way !== 'lines' ? t('refund_send', { amount: say(amount) }) : t('refund'),
        reason: t('reason'),
        missing: t('reason_missing'),
        hint: t('refund_reason_hint'),
      }}
      maxLength={MAX.staffNote}
      isComplete={isAmount}
      close={close}
      send={send}
    >
      {(isChecked) => (
        <>
          <fieldset>
            <legend className="visually-hidden">{t('refund_amount')}</legend>
            <ChoiceList>
              <RadioCard
                shape="row"
                name="part"
                title={t(online.refunded > 0 ? 'refund_rest' : 'refund_all', { amount: say(left) })}
                checked={way === 'all'}
                onChange={() => setWay('all')}
              />
              <RadioCard
                shape="row"
                name="part"
                title={t('refund_lines')}
                checked={way === 'lines'}
                onChange={() => setWay('lines')}
              />
              <RadioCard
                shape="row"
                name="part"
                title={t('refund_part')}
                checked={way === 'amount'}
                onChange={() => setWay('amount')}
              />
            </ChoiceList>
          </fieldset>
          {way === 'lines' && (
            <RefundLines
              order={order}
              refunds={online.refunds.filter(({ isTurnedDown }) => !isTurnedDown)}
              chosen={chosen}
              onChange={setChosen}
              error={isChecked && !isAmount ? t('refund_lines_missing') : null}
            />
          )}
          {way === 'amount' && (
            <MoneyField
              label={t('refund_amount')}
              value={typed}
              currency={order.currency}
              error={isChecked && !isAmount ? t('refund_amount_wrong', { amount: say(left) }) : null}
              onChange={setTyped}
            />
          )}
        </>
      )}
    </ReasonDialog>
  );
}
