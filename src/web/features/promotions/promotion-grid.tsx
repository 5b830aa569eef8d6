import type { Promotion } from '../../../contract/promotions.ts';
import { HOME_PROMOTIONS } from '../../../domain/limits.ts';
import { useMessages } from '../../app/app-context.ts';
import { Skeleton, SkeletonArea } from '../../ui/signs/skeleton.tsx';
import styles from './promotion-grid.module.css';
import { PromotionTicket } from './promotion-ticket.tsx';

/** All promotions as tickets. */
export function PromotionGrid({ promotions }: { promotions: readonly Promotion[] }) {
  const t = useMessages('promotions');
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="visually-hidden">
        {t('section_title')}
      </h2>
      <ul className={styles.grid}>
        {promotions.map((promotion, index) => (
          <li key={promotion._id}>
            <PromotionTicket promotion={promotion} index={index} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PromotionGridPending() {
  const t = useMessages('promotions');
  return (
    <SkeletonArea label={t('loading')} className={styles.grid}>
      {Array.from({ length: 2 * HOME_PROMOTIONS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
        <Skeleton key={index} shape="block" className={styles.skeleton} />
      ))}
    </SkeletonArea>
  );
}
