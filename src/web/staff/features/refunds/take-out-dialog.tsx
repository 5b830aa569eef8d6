import { type FormEvent, useId, useState } from 'react';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { MAX } from '../../../../domain/limits.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { DishSteppers } from './dish-steppers.tsx';
import styles from './refund-dialog.module.css';
import { useTakeOut } from './use-refund.ts';

/** Takes dishes out of an open order, with a reason that the customer reads. */
export function TakeOutDialog({ order, close }: { order: StaffOrder; close(): void }) {
  const t = useMessages('board');
  const language = useLanguage();
  const { snackbar } = useApp();
  const { board } = useStaff();
  const takeOut = useTakeOut(order._id);
  const form = useId();
  // The order as it is while the dialog is open: a change of somebody else must be seen, not overwritten.
  const [seen] = useState(order);
  const [kept, setKept] = useState<ReadonlyMap<number, number>>(new Map());
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const items = [...kept].flatMap(([line, quantity]) =>
    quantity < (seen.items[line]?.quantity ?? 0) ? { line, quantity } : [],
  );
  const words = reason.trim();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (items.length === 0 || !words || isSending) return;
    setSending(true);
    const answer = await takeOut({ items, reason: words, expectedVersion: seen.version });
    setSending(false);
    if (!answer.ok) return setError(refusalText(answer.failure) || t('not_sent'));
    const { order: changed } = answer.data.data;
    board.receive(changed);
    snackbar.show(t('taken_out', { amount: money(changed.totalAmount, changed.currency, language) }), {
      tone: 'success',
    });
    close();
  }

  return (
    <Dialog
      open
      onClose={close}
      title={t('take_out_title', { number: order.orderNumber })}
      actions={
        <>
          <Button variant="tonal" onClick={close}>
            {t('close')}
          </Button>
          <Button type="submit" form={form} busy={isSending}>
            {t('take_out_send')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <p>{t('take_out_text')}</p>
        <DishSteppers
          order={seen}
          rangeOf={(line) => ({ min: 0, max: seen.items[line]?.quantity ?? 0 })}
          countOf={(line) => kept.get(line) ?? seen.items[line]?.quantity ?? 0}
          onChange={(line, quantity) => setKept(new Map(kept).set(line, quantity))}
          error={isChecked && items.length === 0 ? t('take_out_missing') : null}
        />
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
