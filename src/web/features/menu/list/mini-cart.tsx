import { useMessages } from '../../../app/app-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useCart } from '../../cart/cart-store.ts';
import { ListedOptions } from '../../cart/listed-options.tsx';
import { CartWarningWhereAvoided } from '../safe/lazy-cart-warning.tsx';
import styles from './mini-cart.module.css';

/** The cart beside the menu, compact: what is in it and one button, no figures (specification section 2, "Cart"). */
export function MiniCart() {
  const t = useMessages('menu');
  const { items, totalItems, isEmpty } = useCart();
  if (isEmpty) return <p className={styles.empty}>{t('starts_here')}</p>;
  return (
    <section className={styles.panel} aria-labelledby="mini-cart">
      <div className={styles.head}>
        <h2 id="mini-cart">{t('your_order')}</h2>
        <span className="small muted num">{t('items', { count: totalItems })}</span>
      </div>
      <ul className={styles.lines}>
        {items.map(({ signature, quantity, name, lang, selectedOptions, deal }) => (
          <li key={signature}>
            <span className={styles.quantity}>{`${quantity}×`}</span>
            <span>
              <b lang={lang}>{name}</b>
              <ListedOptions options={selectedOptions} className="small faint" />
              {deal && (
                <span className="small faint" lang={deal.lang}>
                  {deal.name}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <CartWarningWhereAvoided />
      <ButtonLink to="/cart" full>
        {t('check_cart')}
      </ButtonLink>
    </section>
  );
}
