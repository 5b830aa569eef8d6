import type { Currency } from '../../../contract/primitives.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { money } from '../../app/format/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useBottomBar } from '../../ui/use-bottom-bar.ts';
import { useCart } from './cart-store.ts';
import styles from './checkout-bar.module.css';

/** Below 960 px: the link to checkout with the subtotal, fixed at the bottom of the screen. */
export function CheckoutBar({ currency }: { currency: Currency }) {
  const t = useMessages('cart');
  const language = useLanguage();
  const { cartSubtotal } = useCart();
  useBottomBar('low');
  return (
    <div className={styles.bar}>
      <ButtonLink to="/checkout" size="lg" full className={styles.link} viewTransition>
        <span>{t('checkout')}</span>
        <span className="num">{money(cartSubtotal, currency, language)}</span>
      </ButtonLink>
    </div>
  );
}
