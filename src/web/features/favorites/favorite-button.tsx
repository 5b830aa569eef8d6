import type { Product } from '../../../contract/menu.ts';
import { useMessages } from '../../app/app-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/signs/icon.tsx';
import styles from './favorite-button.module.css';
import { useFavorite } from './use-favorite.ts';

interface FavoriteButtonProps {
  product: Product;
  /** Positions it on the picture. */
  className?: string | undefined;
}

/** The heart on a dish's picture, for signed-in customers. Needs the section `favorites`. */
export function FavoriteButton({ product, className }: FavoriteButtonProps) {
  const t = useMessages('favorites');
  const { isFavorite, toggle } = useFavorite(product._id);
  return (
    <button
      type="button"
      className={classNames(styles.heart, className)}
      aria-label={t('favorite', { name: product.name })}
      aria-pressed={isFavorite}
      onClick={toggle}
    >
      <Icon name="heart" filled={isFavorite} />
    </button>
  );
}
