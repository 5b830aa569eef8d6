import { useMessages } from '../../../app/app-context.ts';
import { Skeleton, SkeletonArea } from '../../../ui/signs/skeleton.tsx';
import styles from './board-skeleton.module.css';
import { useIsWide } from './use-is-wide.ts';

/** Placeholders for the board while it loads. */
export function BoardSkeleton() {
  const t = useMessages('board');
  const columns = useIsWide() ? [3, 2, 3, 1] : [3];
  return (
    <SkeletonArea label={t('loading')} className={styles.area}>
      <Skeleton shape="block" className={styles.bar} />
      <div className={styles.columns}>
        {columns.map((cards, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
          <div key={column} className={styles.column}>
            <Skeleton shape="block" className={styles.title} />
            {Array.from({ length: cards }, (_, card) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
              <Skeleton key={card} shape="block" className={styles.card} />
            ))}
          </div>
        ))}
      </div>
    </SkeletonArea>
  );
}
