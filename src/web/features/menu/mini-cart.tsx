import { isDeclined } from '../../../domain/menu/declined-choice.ts';
import { countPieces, piecesText } from '../../../domain/menu/pieces.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { listed } from '../../app/format/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useCart } from '../cart/cart-store.ts';
import styles from './mini-cart.module.css';

/** The cart beside the menu, compact: what is in it and one button, no figures (specification section 2, "Cart"). */
export function MiniCart() {
  const t = useMessages('menu');
  const language = useLanguage();
  const { items, totalItems, isEmpty } = useCart();
  if (isEmpty) return <p className={styles.empty}>{t('starts_here')}</p>;
  return (
    <section className={styles.panel} aria-labelledby="mini-cart">
      <div className={styles.head}>
        <h2 id="mini-cart">{t('your_order')}</h2>
        <span className="small muted num">{t('items', { count: totalItems })}</span>
      </div>
      <ul className={styles.lines}>
        {items.map(({ signature, quantity, name, lang, selectedOptions }) => (
          <li key={signature}>
            <span className={styles.quantity}>{`${quantity}×`}</span>
            <span>
              <b lang={lang}>{name}</b>
              <span className="small faint">
                {countPieces(selectedOptions.filter((option) => !isDeclined(option))).map(({ first, all }, place) => (
                  <span key={`${first.optionId} ${first.valueId}`} lang={first.valueLang}>
                    {listed([...(place > 0 ? [''] : []), piecesText(first.valueLabel, all.length)], language)}
                  </span>
                ))}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink to="/cart" full>
        {t('check_cart')}
      </ButtonLink>
    </section>
  );
}
