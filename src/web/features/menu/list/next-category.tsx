import type { Product } from '../../../../contract/menu.ts';
import { useMessages } from '../../../app/app-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { dishesOf, type Kind } from '../menu-sections.ts';
import { useCategoryAddress } from './category-nav.tsx';
import styles from './next-category.module.css';

interface Props {
  kinds: readonly Kind[];
  products: readonly Product[];
  current: string;
}

/** At the end of a category: the next one that has dishes. */
export function NextCategory({ kinds, products, current }: Props) {
  const t = useMessages('menu');
  const place = kinds.findIndex(({ _id }) => _id === current);
  const next = kinds.slice(place + 1).find(({ _id }) => dishesOf(products, _id).length > 0);
  const address = useCategoryAddress(next?._id ?? null);
  return (
    <p className={styles.next}>
      <ButtonLink to={address} variant="outline" after={next && 'arrow-right'} preventScrollReset>
        {next ? t('next_category', { category: next.name }) : t('show_all_items')}
      </ButtonLink>
    </p>
  );
}
