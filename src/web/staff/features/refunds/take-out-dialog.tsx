import { useState } from 'react';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { MAX } from '../../../../domain/limits.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { useStaff } from '../../app/staff-context.ts';
import { ReasonDialog } from '../editing/reason-dialog.tsx';
import { DishSteppers } from './dish-steppers.tsx';
import { useTakeOut } from './use-refund.ts';

/** Takes dishes out of an open order, with a reason that the customer reads. */
export function TakeOutDialog({ order, close }: { order: StaffOrder; close(): void }) {
  const t = useMessages('board');
  const statuses = useMessages('statuses');
  const language = useLanguage();
  const { snackbar } = useApp();
  const { board } = useStaff();
  const takeOut = useTakeOut(order._id);
  // The order as it is while the dialog is open: a change of somebody else must be seen, not overwritten.
  const [seen] = useState(order);
  const [kept, setKept] = useState<ReadonlyMap<number, number>>(new Map());
  const items = [...kept].flatMap(([line, quantity]) =>
    quantity < (seen.items[line]?.quantity ?? 0) ? { line, quantity } : [],
  );

  async function send(reason: string): Promise<string | null> {
    const answer = await takeOut({ items, reason, expectedVersion: seen.version });
    if (!answer.ok) return refusalText(answer.failure) || t('not_sent');
    const { order: changed } = answer.data.data;
    board.receive(changed);
    snackbar.show(t('taken_out', { amount: money(changed.totalAmount, changed.currency, language) }), {
      tone: 'success',
    });
    return null;
  }

  return (
    <ReasonDialog
      title={t('take_out_title', { number: order.orderNumber })}
      words={{
        cancel: t('close'),
        send: t('take_out_send'),
        reason: t('reason'),
        missing: t('reason_missing'),
        hint: t('refund_reason_hint'),
      }}
      maxLength={MAX.staffNote}
      isComplete={items.length > 0}
      close={close}
      send={send}
    >
      {(isChecked) => (
        <>
          <p>{t('take_out_text')}</p>
          <DishSteppers
            order={seen}
            rangeOf={(line) => ({ min: 0, max: seen.items[line]?.quantity ?? 0 })}
            countOf={(line) => kept.get(line) ?? seen.items[line]?.quantity ?? 0}
            onChange={(line, quantity) => setKept(new Map(kept).set(line, quantity))}
            noteOf={(line) => {
              const wish = seen.items[line]?.wish;
              return wish ? statuses(`wish_${wish}`) : '';
            }}
            error={isChecked && items.length === 0 ? t('take_out_missing') : null}
          />
        </>
      )}
    </ReasonDialog>
  );
}
