import { type FormEvent, useState } from 'react';
import { setTillNumber } from '../../../../contract/endpoints/till-numbers.ts';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { LimitedField } from '../editing/limited-text.tsx';
import styles from './order-page.module.css';

type Receipt = NonNullable<StaffOrder['receipt']>;

/** The receipt of an order that was handed over, its credit notes, and the number that the restaurant's till gave it. */
export function OrderReceipt({ order, receipt }: { order: StaffOrder; receipt: Receipt }) {
  const t = useMessages('order-page');
  const language = useLanguage();
  return (
    <Panel title={t('receipt', { number: receipt.number })}>
      {order.creditNotes?.map(({ number, reverses, amount, tip = 0 }) => (
        <p key={number}>
          {t(reverses ? 'credit_note_reversal' : 'credit_note', {
            ...{ number, reversed: reverses ?? '', amount: money(amount + tip, order.currency, language) },
          })}
        </p>
      ))}
      {receipt.kind === 'till' ? (
        <TillNumber key={receipt.tillNumber} order={order} tillNumber={receipt.tillNumber ?? ''} />
      ) : (
        <p className="muted">{t('receipt_text')}</p>
      )}
    </Panel>
  );
}

function TillNumber({ order, tillNumber }: { order: StaffOrder; tillNumber: string }) {
  const t = useMessages('order-page');
  const { snackbar } = useApp();
  const { board, call } = useStaff();
  const [typed, setTyped] = useState(tillNumber);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    const answer = await call(setTillNumber, {
      params: { id: order._id },
      body: { tillNumber: typed.trim() || null },
      quiet: true,
    });
    setSaving(false);
    setError(answer.ok ? null : refusalText(answer.failure) || t('till_not_saved'));
    if (!answer.ok) return;
    board.receive(answer.data.data.order);
    snackbar.show(t('till_saved'), { tone: 'success' });
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void save(event)}>
      <LimitedField
        label={t('till_number')}
        hint={t('till_number_hint')}
        value={typed}
        error={error}
        limit={STAFF_MAX.tillNumber}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" size="sm" variant="tonal" before="check" busy={isSaving}>
        {t('save_till')}
      </Button>
    </form>
  );
}
