import { Link } from 'react-router';
import { useLanguage, useMessages } from '../app/app-context.ts';
import { money } from '../app/format/format.ts';
import { useCart } from '../features/cart/cart-store.ts';
import { useKnownRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { Icon } from '../ui/signs/icon.tsx';
import styles from './cart-link.module.css';

/** A bag with a count on phones; a pill with count and total from 80em. Its width does not depend on the cart. */
export function CartLink() {
  const t = useMessages('shell');
  const language = useLanguage();
  const currency = useKnownRestaurant()?.currency;
  const { totalItems, cartSubtotal, isEmpty } = useCart();
  const total = currency && !isEmpty ? money(cartSubtotal, currency, language) : '';
  return (
    <Link className={styles.cart} to="/cart" data-full={!isEmpty || undefined} viewTransition>
      <Icon name="shopping-bag" />
      <span className="visually-hidden">
        {[t('cart_label', { count: totalItems }), total].filter(Boolean).join(', ')}
      </span>
      {isEmpty ? (
        <span className={styles.word} aria-hidden>
          {t('cart')}
        </span>
      ) : (
        <>
          {/* A new key restarts the badge's animation. */}
          <span key={totalItems} className={styles.badge} aria-hidden>
            {totalItems}
          </span>
          <span className={styles.total} aria-hidden>
            {total}
          </span>
        </>
      )}
    </Link>
  );
}
