import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Tag } from '../../../ui/signs/chip.tsx';

/** The sign of an order whose guest is called before the kitchen begins; nothing for others, and once it is accepted. */
export function CallBackFirst({ order }: { order: Pick<StaffOrder, 'callBack' | 'status'> }) {
  const t = useMessages('board');
  if (!order.callBack || order.status !== 'Pending Confirmation') return null;
  return (
    <Tag icon="phone" tone="orange">
      {t('call_back_first')}
    </Tag>
  );
}
