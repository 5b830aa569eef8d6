import { useMessages, useResource } from '../../../app/app-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton, SkeletonArea } from '../../../ui/signs/skeleton.tsx';
import card from '../card/product-card.module.css';
import { categories } from '../menu-resources.ts';
import list from './menu-section-list.module.css';
import styles from './menu-skeleton.module.css';

/** Placeholders for the dishes while they load, with the boxes of their cards. */
export function MenuSkeleton({ className }: { className: string | undefined }) {
  const t = useMessages('menu');
  // Known before the dishes are; without it, these would come lower than their outlines.
  const introduction = useResource(categories).data?.categories[0]?.description;
  return (
    <SkeletonArea label={t('loading')} className={classNames(styles.area, className)}>
      <div className={list.section}>
        <div className={list.head}>
          <Skeleton shape="block" className={styles.heading} />
        </div>
        {introduction && <p className={list.description}>{introduction}</p>}
        <ul className={list.list}>
          {Array.from({ length: 6 }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all alike
            <li key={place} className={`${card.dish} ${card.row}`}>
              <Skeleton shape="block" className={card.picture} />
              <div className={styles.text}>
                <Skeleton shape="title" width="medium" />
                <Skeleton />
                <Skeleton width="medium" />
                <Skeleton shape="block" className={styles.meta} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </SkeletonArea>
  );
}
