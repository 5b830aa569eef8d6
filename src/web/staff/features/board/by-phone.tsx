import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Tag } from '../../../ui/signs/chip.tsx';

/** The sign of an order that staff took on the phone; nothing for others. */
export function ByPhone({ order }: { order: Pick<StaffOrder, 'channel'> }) {
  const t = useMessages('board');
  if (order.channel !== 'phone') return null;
  return (
    <Tag icon="phone" tone="blue">
      {t('by_phone')}
    </Tag>
  );
}
