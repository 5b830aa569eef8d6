import { useMessages } from '../../../../app/app-context.ts';
import { Skeleton, SkeletonArea } from '../../../../ui/signs/skeleton.tsx';
import styles from './board-skeleton.module.css';

/** How many tickets stand in each column while nothing is known. */
const COLUMNS = [2, 3, 2, 2, 1];

/** Placeholders for the board while it loads. */
export function BoardSkeleton() {
  const t = useMessages('board');
  return (
    <SkeletonArea label={t('loading')} className={styles.area}>
      <div className={styles.columns}>
        {COLUMNS.map((cards, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
          <div key={column} className={styles.column}>
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
