import { type FormEvent, useState } from 'react';
import { once } from '../../../../contract/endpoints/call.ts';
import { grantPoints } from '../../../../contract/endpoints/customer-book.ts';
import { type CustomerRecord, grantPointsInput } from '../../../../contract/staff/staff-customers.ts';
import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { randomId } from '../../../app/api/random-id.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { dayText } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { LimitedField } from '../editing/limited-text.tsx';
import styles from './customer-page.module.css';

interface CustomerPointsProps {
  customer: CustomerRecord;
  mayGrant: boolean;
  onGranted(customer: CustomerRecord): void;
}

/** A customer's points with their last movements, and the form to credit some for a reason. */
export function CustomerPoints({ customer, mayGrant, onGranted }: CustomerPointsProps) {
  const t = useMessages('customers');
  const clock = useOrderClock();
  return (
    <Panel title={t('points_of', { count: customer.points })}>
      {customer.ledger.length === 0 ? (
        <p className="muted">{t('no_points')}</p>
      ) : (
        <ul className={styles.ledger}>
          {customer.ledger.map(({ at, points, reason, note }) => (
            <li key={`${at} ${points} ${reason} ${note}`}>
              <b className="num">{points > 0 ? `+${points}` : points}</b>
              <span>{note ?? t(`reason_${reason}`)}</span>
              <time dateTime={at}>{dayText(at, clock)}</time>
            </li>
          ))}
        </ul>
      )}
      {mayGrant && <Grant id={customer._id} onGranted={onGranted} />}
    </Panel>
  );
}

function Grant({ id, onGranted }: { id: string; onGranted(customer: CustomerRecord): void }) {
  const t = useMessages('customers');
  const office = useMessages('editing');
  const { snackbar } = useApp();
  const { call } = useStaff();
  const [typed, setTyped] = useState({ points: '', reason: '' });
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  // The same until it is answered, so that points are credited once even if an answer was lost.
  const [key, setKey] = useState(randomId);

  async function grant(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const input = grantPointsInput.safeParse({ points: Number(typed.points || Number.NaN), reason: typed.reason });
    if (!input.success) {
      const fields = new Set(input.error.issues.map(({ path }) => path[0]));
      return setWrong({
        ...(fields.has('points') && { points: t('points_wrong', { max: STAFF_MAX.grantedPoints }) }),
        ...(fields.has('reason') && { reason: t('reason_missing') }),
      });
    }
    setSending(true);
    setWrong({});
    const answer = await call(grantPoints, { params: { id }, body: input.data, ...once(key), quiet: true });
    setSending(false);
    if (!answer.ok) return setWrong({ reason: refusalText(answer.failure) || office('not_saved') });
    setKey(randomId());
    setTyped({ points: '', reason: '' });
    onGranted(answer.data.data.customer);
    snackbar.show(t('granted', { count: input.data.points }), { tone: 'success' });
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void grant(event)}>
      <TextField
        label={t('grant_points')}
        inputMode="numeric"
        autoComplete="off"
        value={typed.points}
        error={wrong['points'] ?? null}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, points: value })}
      />
      <LimitedField
        label={t('grant_reason')}
        hint={t('grant_reason_hint')}
        autoComplete="off"
        limit={STAFF_MAX.pointsReason}
        value={typed.reason}
        error={wrong['reason'] ?? null}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, reason: value })}
      />
      <Button type="submit" variant="tonal" before="gift" busy={isSending}>
        {t('grant')}
      </Button>
    </form>
  );
}
