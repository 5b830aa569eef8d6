import type { Product } from '../../../../contract/menu.ts';
import { useMessages, useResource } from '../../../app/app-context.ts';
import { mostOrdered } from '../menu-resources.ts';
import { ProductCard } from './product-card.tsx';
import styles from './specials.module.css';
import { useProductCards } from './use-product-cards.ts';

/** What most orders of the last month had, before the sections of the menu; nothing while there are too few orders. */
export function MostOrdered({ products }: { products: readonly Product[] }) {
  const t = useMessages('menu');
  const { data } = useResource(mostOrdered);
  const cardProps = useProductCards();
  const known = new Map(products.map((dish) => [dish._id, dish]));
  const dishes = (data?.productIds ?? []).flatMap((id) => known.get(id) ?? []);
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby="most-ordered">
      <h2 id="most-ordered">{t('most_ordered')}</h2>
      <ol className={styles.row}>
        {dishes.map((dish) => (
          <li key={dish._id}>
            <ProductCard product={dish} {...cardProps(dish)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
