import { useEffect, useState } from 'react';
import { useApp, useMessages, useResource } from '../../../app/app-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import { mostOrdered, productsResource } from '../menu-resources.ts';
import styles from './goes-with.module.css';
import { ProductCard } from './product-card.tsx';
import { useProductCards } from './use-product-cards.ts';

/** So many dishes stand in an empty cart. */
const SHOWN = 3;

/** Three dishes to begin with: those that most orders have, else what the restaurant itself recommends. */
export function FirstDishes() {
  const t = useMessages('cart');
  const { messages } = useApp();
  const [isWorded, setWorded] = useState(false);
  const { data } = useResource(productsResource);
  const { data: ordered } = useResource(mostOrdered);
  const cardProps = useProductCards();
  // The cards' words, which the cart does without.
  useEffect(() => {
    messages.need(['dish']).then(
      () => setWorded(true),
      () => {},
    );
  }, [messages]);
  const ids = ordered?.productIds ?? [];
  const can = (data?.products ?? []).filter((dish) => dish.isAvailable && cardProps(dish).left !== 0);
  const rank = ({ _id }: { _id: string }) => (ids.includes(_id) ? ids.indexOf(_id) : ids.length);
  const dishes = can
    .filter((dish) => ids.includes(dish._id) || dish.isFeatured)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, SHOWN);
  if (!isWorded || dishes.length === 0) return null;
  return (
    <section aria-labelledby="first-dishes" className={styles.section}>
      <header className={styles.head}>
        <h2 id="first-dishes">{t(ids.length ? 'most_ordered' : 'recommended')}</h2>
      </header>
      <ul className={classNames(styles.row, styles.three)}>
        {dishes.map((dish) => (
          <li key={dish._id}>
            <ProductCard product={dish} variant="row" {...cardProps(dish)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
