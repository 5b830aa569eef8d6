import { type FormEvent, useId, useState } from 'react';
import type { OnlinePayment } from '../../../../contract/online-payment.ts';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { MAX } from '../../../../domain/limits.ts';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../../domain/money/money.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceList, RadioCard } from '../../../ui/fields/radio-card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { MoneyField } from '../editing/money-field.tsx';
import styles from './refund-dialog.module.css';
import { RefundLines } from './refund-lines.tsx';
import { useRefund } from './use-refund.ts';

interface RefundDialogProps {
  order: StaffOrder;
  online: OnlinePayment;
  close(): void;
}

type Way = 'all' | 'lines' | 'amount';

/** Gives back all that is left of what an order was charged, dishes of it, or an amount, with a reason that the customer reads. */
export function RefundDialog({ order, online, close }: RefundDialogProps) {
  const t = useMessages('board');
  const language = useLanguage();
  const { snackbar } = useApp();
  const { board } = useStaff();
  const refund = useRefund(order._id);
  const form = useId();
  const [way, setWay] = useState<Way>('all');
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const { code } = order.currency;
  const minor = (value: number) => toMinor(value, decimalsOf(code));
  const say = (value: number) => money(value, order.currency, language);
  const left = toDecimal(minor(online.charged) - minor(online.refunded), decimalsOf(code));
  const lines = [...chosen].flatMap(([line, quantity]) => (quantity > 0 ? { line, quantity } : []));
  const amount = way === 'amount' ? typedAmount(typed, order.currency) : left;
  // What dishes cost after discount and tax, the server knows.
  const isAmount = way === 'lines' ? lines.length > 0 : amount > 0 && amount <= left;
  const words = reason.trim();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (!isAmount || !words || isSending) return;
    setSending(true);
    const answer = await refund({
      amount: way === 'amount' ? amount : null,
      ...(way === 'lines' && { lines }),
      refunded: online.refunded,
      reason: words,
    });
    setSending(false);
    if (!answer.ok) return setError(refusalText(answer.failure) || t('not_sent'));
    const { order: changed } = answer.data.data;
    board.receive(changed);
    const given = minor(changed.paymentDetails.online?.refunded ?? 0) - minor(online.refunded);
    snackbar.show(t('refund_sent', { amount: say(toDecimal(given, decimalsOf(code))) }), { tone: 'success' });
    close();
  }

  return (
    <Dialog
      open
      onClose={close}
      title={t('refund_title', { number: order.orderNumber })}
      actions={
        <>
          <Button variant="tonal" onClick={close}>
            {t('close')}
          </Button>
          <Button type="submit" form={form} busy={isSending}>
            {isAmount && way !== 'lines' ? t('refund_send', { amount: say(amount) }) : t('refund')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
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
            refunds={online.refunds}
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
        <TextField
          label={t('reason')}
          hint={t('refund_reason_hint')}
          value={reason}
          error={isChecked && !words ? t('reason_missing') : null}
          maxLength={MAX.staffNote}
          autoComplete="off"
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {error && <Alert>{error}</Alert>}
      </form>
    </Dialog>
  );
}
