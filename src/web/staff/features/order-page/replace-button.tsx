import { useState } from 'react';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { isOpenToProposals } from '../../../../domain/payments/order-proposal.ts';
import { useMessages } from '../../../app/app-context.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { useMember } from '../../app/staff-context.ts';

const LazyReplaceDishes = lazyPart<{ order: StaffOrder; close(): void }>(() =>
  import('./replace-dishes.tsx').then((file) => file.ReplaceDishes),
);

/** The way to other dishes, as long as something else can be cooked and the customer is asked about nothing. */
export function ReplaceButton({ order }: { order: StaffOrder }) {
  const t = useMessages('order-page');
  const [isOpen, setOpen] = useState(false);
  const mayCorrect = useMember()?.permissions.includes('corrections') ?? false;
  if (!mayCorrect || !isOpenToProposals(order.status) || order.proposal?.state === 'open') return null;
  if (isOpen) return <LazyReplaceDishes order={order} close={() => setOpen(false)} />;
  return (
    <div>
      <Button variant="outline" size="sm" before="plus" onClick={() => setOpen(true)}>
        {t('replace')}
      </Button>
    </div>
  );
}
