import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '../app/app-context.ts';
import { money } from '../app/format/format.ts';
import { useCart } from '../features/cart/cart-store.ts';
import { useKnownRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { useBottomBar } from '../ui/use-bottom-bar.ts';
import styles from './cart-bar.module.css';

/** Screens on which dishes are chosen (DESIGN, "Shell"). */
const PATHS = ['/', '/menu', '/promotions', '/favorites'];

/** Below 960 px: the link to the cart, fixed at the bottom of the screen. */
export function CartBar() {
  const t = useMessages('shell');
  const language = useLanguage();
  const { pathname } = useLocation();
  const currency = useKnownRestaurant()?.currency;
  const { totalItems, cartSubtotal, isEmpty } = useCart();
  const isShown = !isEmpty && currency && PATHS.includes(pathname);
  useBottomBar(isShown ? 'low' : null);
  if (!isShown) return null;
  return (
    <nav className={styles.place} aria-label={t('cart')}>
      <Link className={styles.bar} to="/cart" viewTransition>
        <span className={styles.count}>{totalItems}</span>
        <span>{t('view_order')}</span>
        <span className="num">{money(cartSubtotal, currency, language)}</span>
      </Link>
    </nav>
  );
}
