import { useMessages } from '../../../app/app-context.ts';
import { Skeleton, SkeletonArea } from '../../../ui/signs/skeleton.tsx';
import styles from './order-skeleton.module.css';

/** Placeholders for an order while it loads. */
export function OrderSkeleton() {
  const t = useMessages('order');
  return (
    <>
      <h1 className="visually-hidden">{t('page_title')}</h1>
      <SkeletonArea label={t('loading')} className={styles.skeleton}>
        <div className={styles.head}>
          <Skeleton shape="title" width="medium" />
          <Skeleton width="short" />
        </div>
        <div className={styles.column}>
          <Skeleton shape="block" className={styles.tracker} />
          <Skeleton shape="block" className={styles.panel} />
          <Skeleton shape="block" className={styles.panel} />
        </div>
        <div className={styles.column}>
          <Skeleton shape="block" className={styles.panel} />
          <Skeleton shape="block" className={styles.panel} />
        </div>
      </SkeletonArea>
    </>
  );
}
