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
import { useRefund } from './use-refund.ts';

interface RefundDialogProps {
  order: StaffOrder;
  online: OnlinePayment;
  close(): void;
}

/** Gives back all that is left of what an order was charged, or a part of it, with a reason that the customer reads. */
export function RefundDialog({ order, online, close }: RefundDialogProps) {
  const t = useMessages('board');
  const language = useLanguage();
  const { snackbar } = useApp();
  const { board } = useStaff();
  const refund = useRefund(order._id);
  const form = useId();
  const [isPart, setPart] = useState(false);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const { code } = order.currency;
  const minor = (value: number) => toMinor(value, decimalsOf(code));
  const say = (value: number) => money(value, order.currency, language);
  const left = toDecimal(minor(online.charged) - minor(online.refunded), decimalsOf(code));
  const amount = isPart ? typedAmount(typed, order.currency) : left;
  const isAmount = amount > 0 && amount <= left;
  const words = reason.trim();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (!isAmount || !words || isSending) return;
    setSending(true);
    const answer = await refund({ amount: isPart ? amount : null, refunded: online.refunded, reason: words });
    setSending(false);
    if (!answer.ok) return setError(refusalText(answer.failure) || t('not_sent'));
    board.receive(answer.data.data.order);
    snackbar.show(t('refund_sent', { amount: say(amount) }), { tone: 'success' });
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
            {isAmount ? t('refund_send', { amount: say(amount) }) : t('refund')}
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
              checked={!isPart}
              onChange={() => setPart(false)}
            />
            <RadioCard
              shape="row"
              name="part"
              title={t('refund_part')}
              checked={isPart}
              onChange={() => setPart(true)}
            />
          </ChoiceList>
        </fieldset>
        {isPart && (
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
