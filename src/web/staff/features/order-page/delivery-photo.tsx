import { getDeliveryPhoto } from '../../../../contract/endpoints/couriers.ts';
import { useMessages } from '../../../app/app-context.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/signs/skeleton.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import styles from './order-page.module.css';

/** What the courier photographed where the order could not be delivered. */
export function DeliveryPhoto({ orderId: id }: { orderId: string }) {
  const t = useMessages('order-page');
  const { call } = useStaff();
  const clock = useOrderClock();
  const { value, failure } = useRecord(`photo/${id}`, () => call(getDeliveryPhoto, { params: { id }, quiet: true }));
  return (
    <Panel title={t('photo')}>
      {value ? (
        <img
          className={styles.photo}
          src={value.picture}
          alt={t('photo_at', { time: timeText(Date.parse(value.takenAt), clock) })}
        />
      ) : failure ? (
        <Alert tone="warning">{t('photo_failed')}</Alert>
      ) : (
        <SkeletonArea label={t('photo')}>
          <Skeleton shape="block" />
        </SkeletonArea>
      )}
    </Panel>
  );
}
