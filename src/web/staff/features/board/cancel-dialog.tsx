import { type FormEvent, useId, useState } from 'react';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { MAX } from '../../../../domain/limits.ts';
import { CANCEL_REASONS, type CancelReason } from '../../../../domain/orders/cancel-reasons.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceList, RadioCard } from '../../../ui/fields/radio-card.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { LimitedArea } from '../editing/limited-text.tsx';
import styles from './cancel-dialog.module.css';
import { cancelStep, stepText } from './order-labels.ts';

const OWN = 'own' as const;

/** Rejecting needs a reason. The customer reads a predefined one in the order's language, and one's own words as typed. */
export function CancelDialog({ order, close }: { order: StaffOrder; close(): void }) {
  const t = useMessages('board');
  const { steps } = useStaff();
  const [chosen, setChosen] = useState<CancelReason | typeof OWN | null>(null);
  const [own, setOwn] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const form = useId();
  const to = cancelStep(order);
  const isNew = order.status === 'Pending Confirmation';
  const words = own.trim();
  const isGiven = chosen === OWN ? words !== '' : chosen !== null;

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!isGiven || !chosen || !to) {
      setIsMissing(true);
      return;
    }
    steps.put(order, { status: to, ...(chosen === OWN ? { notes: words } : { reason: chosen }) });
    close();
  }

  return (
    <Dialog
      open
      onClose={close}
      title={t(isNew ? 'reject_title' : 'call_off_title', { number: order.orderNumber })}
      actions={
        <>
          <Button variant="tonal" onClick={close}>
            {t('keep')}
          </Button>
          {to && (
            <Button type="submit" form={form} className={styles.danger}>
              {isNew ? t('reject') : stepText(t, to)}
            </Button>
          )}
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={send}>
        <p className="muted">{t('reason_seen')}</p>
        <fieldset>
          <legend className="visually-hidden">{t('reason')}</legend>
          <ChoiceList>
            {([...CANCEL_REASONS, OWN] as const).map((value) => (
              <RadioCard
                key={value}
                shape="row"
                name="reason"
                title={t(`reason_${value}`)}
                checked={chosen === value}
                onChange={() => setChosen(value)}
              />
            ))}
          </ChoiceList>
        </fieldset>
        {chosen === OWN && (
          <LimitedArea
            label={t('reason_own_label')}
            value={own}
            limit={MAX.staffNote}
            autoFocus
            onChange={(event) => setOwn(event.currentTarget.value)}
          />
        )}
        {isMissing && !isGiven && <Alert>{t('reason_missing')}</Alert>}
      </form>
    </Dialog>
  );
}
