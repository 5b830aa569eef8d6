import type { OrderRecord } from '../../../../contract/staff/staff-order-record.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Alert } from '../../../ui/signs/alert.tsx';

/** Whether the order has come to the restaurant's till; nothing where it has none. */
export function OrderTill({ till }: { till: OrderRecord['till'] }) {
  const t = useMessages('order-page');
  if (!till) return null;
  if (till.state === 'arrived') return <p className="muted small">{t('till_arrived', { ref: till.ref ?? '' })}</p>;
  return (
    <Alert tone="warning">
      {[t(till.state === 'failed' ? 'till_failed' : 'till_waiting'), till.error].filter(Boolean).join(' ')}
    </Alert>
  );
}
