import { useMessages } from '../../../app/app-context.ts';
import { Skeleton, SkeletonArea } from '../../../ui/signs/skeleton.tsx';
import styles from './orders-list.module.css';

export function OrdersSkeleton() {
  const t = useMessages('orders');
  return (
    <SkeletonArea label={t('loading')} className={styles.pending}>
      <div className={styles.top}>
        <Skeleton width="short" />
      </div>
      <div className={styles.list}>
        {[1, 2, 3, 4].map((each) => (
          <Skeleton key={each} shape="block" className={styles.skeleton} />
        ))}
      </div>
    </SkeletonArea>
  );
}
