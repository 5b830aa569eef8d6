import { useMessages } from '../../app/app-context.ts';
import { Skeleton, SkeletonArea } from '../../ui/signs/skeleton.tsx';
import styles from './checkout-skeleton.module.css';

/** Placeholders for the form and the summary until the customer is loaded. */
export function CheckoutSkeleton() {
  const t = useMessages('checkout');
  return (
    <SkeletonArea label={t('loading')} className={styles.columns}>
      <div className={styles.sections}>
        <Skeleton shape="block" className={styles.type} />
        <Skeleton shape="block" className={styles.address} />
        <Skeleton shape="block" className={styles.type} />
      </div>
      <Skeleton shape="block" className={styles.summary} />
    </SkeletonArea>
  );
}
