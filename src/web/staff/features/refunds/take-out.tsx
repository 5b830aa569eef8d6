import { useState } from 'react';
import type { OrderProposal } from '../../../../contract/orders.ts';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { isOpenToChanges } from '../../../../domain/orders/order-changes.ts';
import { useMessages } from '../../../app/app-context.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { useMember } from '../../app/staff-context.ts';
import { TakeOutDialog } from './take-out-dialog.tsx';
import styles from './ticket-payment.module.css';

/** Only of orders whose customer was asked. */
const LazyAskedCustomer = lazyPart<{ order: StaffOrder; proposal: OrderProposal }>(() =>
  import('./asked-customer.tsx').then((file) => file.AskedCustomer),
);

/** What was taken out of an order, and, until it is handed over, the way to take out more. */
export function TakeOut({ order }: { order: StaffOrder }) {
  const t = useMessages('board');
  const mayCorrect = useMember()?.permissions.includes('corrections') ?? false;
  const [isOpen, setOpen] = useState(false);
  const { changes = [], proposal } = order;
  const mayChange = mayCorrect && isOpenToChanges(order.status);
  if (changes.length === 0 && !mayChange && !proposal) return null;
  return (
    <div className={styles.payment}>
      {changes.map(({ at, reason, items }) => (
        <p key={at}>
          {(['was_taken_out', 'was_added'] as const).map((key) => {
            const some = items.filter(({ from, to }) => to > from === (key === 'was_added'));
            const names = some.map(({ name, from, to }) => `${Math.abs(from - to)} × ${name}`);
            return some.length > 0 && <b key={key}>{t(key, { items: names.join(', ') })}</b>;
          })}
          <span className={styles.reason}>{reason}</span>
        </p>
      ))}
      {proposal && <LazyAskedCustomer order={order} proposal={proposal} />}
      {mayChange && (
        <Button variant="outline" size="sm" before="minus" onClick={() => setOpen(true)}>
          {t('take_out')}
        </Button>
      )}
      {isOpen && <TakeOutDialog order={order} close={() => setOpen(false)} />}
    </div>
  );
}
