import { quoted } from '../../../../domain/orders/quoted-note.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { ListedOptions } from '../../cart/listed-options.tsx';
import { useCheckout } from '../checkout-context.ts';
import styles from './summary-lines.module.css';

/** The cart's lines in short: quantity, name, options, amount. */
export function SummaryLines() {
  const t = useMessages('checkout');
  const language = useLanguage();
  const {
    checkout: { items },
    restaurant,
  } = useCheckout();
  return (
    <ul className={styles.lines} aria-label={t('your_order')}>
      {items.map(({ signature, quantity, name, lang, selectedOptions, note, deal, itemSubtotal }) => (
        <li key={signature}>
          <span>
            <span className="muted num">{`${quantity}×`}</span>
            <span lang={lang}>{` ${name}`}</span>
            <ListedOptions options={selectedOptions} className={styles.options} />
            {deal && (
              <span className={styles.options} lang={deal.lang}>
                {deal.name}
              </span>
            )}
            {note && <span className={styles.options}>{quoted(note)}</span>}
          </span>
          <span className="num">{money(itemSubtotal, restaurant.currency, language)}</span>
        </li>
      ))}
    </ul>
  );
}
