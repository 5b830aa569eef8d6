import type { Product } from '../../../contract/menu.ts';
import { useMessages } from '../../app/app-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/signs/empty-state.tsx';
import { Skeleton, SkeletonArea } from '../../ui/signs/skeleton.tsx';
import { ProductCard } from '../menu/card/product-card.tsx';
import { useProductCards } from '../menu/card/use-product-cards.ts';
import styles from './favorites-list.module.css';

/** So many first pictures are not lazy, because they may be on the first screen. */
const EAGER = 4;

/** The dishes that the customer marked, newest first. Needs `favorites` and `dish`. */
export function FavoritesList({ dishes }: { dishes: readonly Product[] }) {
  const t = useMessages('favorites');
  const cardProps = useProductCards();
  if (dishes.length === 0) return <NoFavorites />;
  return (
    <>
      <h2 className={styles.count}>{t('count', { count: dishes.length })}</h2>
      <ul className={styles.list}>
        {dishes.map((dish, place) => (
          <li key={dish._id}>
            <ProductCard product={dish} variant="row" loading={place < EAGER ? 'eager' : 'lazy'} {...cardProps(dish)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoFavorites() {
  const t = useMessages('favorites');
  return (
    <EmptyState
      emoji="heart"
      title={t('empty_title')}
      text={t('empty_text')}
      action={
        <ButtonLink to="/menu" viewTransition>
          {t('browse_menu')}
        </ButtonLink>
      }
      framed
    />
  );
}

export function FavoritesPending() {
  const t = useMessages('favorites');
  return (
    <SkeletonArea label={t('loading')} className={styles.list}>
      {[1, 2, 3, 4].map((each) => (
        <div key={each} className={styles.placeholder}>
          <Skeleton shape="block" className={styles.picture} />
          <Skeleton shape="title" width="medium" />
          <Skeleton />
        </div>
      ))}
    </SkeletonArea>
  );
}
