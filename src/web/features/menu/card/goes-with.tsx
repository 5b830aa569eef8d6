import { useEffect, useState } from 'react';
import { useApp, useMessages, useResource } from '../../../app/app-context.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useCart } from '../../cart/cart-store.ts';
import { productsResource } from '../menu-resources.ts';
import styles from './goes-with.module.css';
import { ProductCard } from './product-card.tsx';
import { suggestedDishes } from './suggested-dishes.ts';
import { useProductCards } from './use-product-cards.ts';

/** Gone until the page is loaded anew, once somebody has tapped it away. */
let isAway = false;

/** Dishes that go with those of the cart; nothing of it is chosen for anybody, and one tap takes it away. */
export function GoesWith() {
  const t = useMessages('cart');
  const { messages } = useApp();
  const [isWorded, setWorded] = useState(false);
  const { items } = useCart();
  const { data } = useResource(productsResource);
  const cardProps = useProductCards();
  const [isHidden, hide] = useState(isAway);
  const suggested = suggestedDishes(data?.products ?? [], items, (dish) => cardProps(dish).left === 0);
  // The cards' words, which the cart does without.
  useEffect(() => {
    messages.need(['dish']).then(
      () => setWorded(true),
      () => {},
    );
  }, [messages]);
  if (isHidden || !isWorded || suggested.length === 0) return null;
  return (
    <section aria-labelledby="goes-with" className={styles.section}>
      <header className={styles.head}>
        <h2 id="goes-with">{t('goes_with')}</h2>
        <IconButton
          icon="x"
          label={t('goes_with_away')}
          onClick={() => {
            isAway = true;
            hide(true);
          }}
        />
      </header>
      <ul className={styles.row}>
        {suggested.map((dish) => (
          <li key={dish._id}>
            <ProductCard product={dish} variant="row" {...cardProps(dish)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
