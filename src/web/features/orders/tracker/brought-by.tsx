import type { Order } from '../../../../contract/orders.ts';
import { SERVICE_NAMES } from '../../../../domain/delivery-services/delivery-services.ts';
import { useMessages } from '../../../app/app-context.ts';
import styles from './order-tracker.module.css';

/** Whose courier brings the order, and the page on which one sees it under way. */
export function BroughtBy({ handed: { service: id, courier, trackingUrl } }: { handed: NonNullable<Order['handed']> }) {
  const t = useMessages('order');
  const service = SERVICE_NAMES[id];
  return (
    <p className={styles.way}>
      <span>{courier ? t('brought_by_name', { name: courier, service }) : t('brought_by', { service })}</span>
      {trackingUrl && (
        <a className="link" href={trackingUrl} target="_blank" rel="noreferrer">
          {t('brought_follow', { service })}
        </a>
      )}
    </p>
  );
}
