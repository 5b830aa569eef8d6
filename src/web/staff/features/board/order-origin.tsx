import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Tag } from '../../../ui/signs/chip.tsx';

/** The sign of an order that staff took on the phone, or that came from somebody without an account; nothing for others. */
export function OrderOrigin({ order: { channel, guest } }: { order: Pick<StaffOrder, 'channel' | 'guest'> }) {
  const t = useMessages('board');
  if (channel === 'phone') {
    return (
      <Tag icon="phone" tone="blue">
        {t('by_phone')}
      </Tag>
    );
  }
  return guest ? <Tag icon="user">{t(guest === 'first' ? 'guest_first' : 'guest')}</Tag> : null;
}
