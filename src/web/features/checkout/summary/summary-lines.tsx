import { isDeclined } from '../../../../domain/menu/declined-choice.ts';
import { pieceLabels } from '../../../../domain/menu/pieces.ts';
import { quoted } from '../../../../domain/orders/quoted-note.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { listed, money } from '../../../app/format/format.ts';
import { useCheckout } from '../checkout-context.ts';
import styles from './summary-lines.module.css';

const isTold = (option: Parameters<typeof isDeclined>[0]) => !isDeclined(option);

/** The cart's lines in short: quantity, name, options, amount. */
export function SummaryLines() {
  const t = useMessages('checkout');
  const language = useLanguage();
  const { items, restaurant } = useCheckout();
  return (
    <ul className={styles.lines} aria-label={t('your_order')}>
      {items.map(({ signature, quantity, name, selectedOptions, note, itemSubtotal }) => (
        <li key={signature}>
          <span>
            <span className="muted num">{`${quantity}×`}</span>
            <span>{` ${name}`}</span>
            {selectedOptions.some(isTold) && (
              <span className={styles.options}>{listed(pieceLabels(selectedOptions.filter(isTold)), language)}</span>
            )}
            {note && <span className={styles.options}>{quoted(note)}</span>}
          </span>
          <span className="num">{money(itemSubtotal, restaurant.currency, language)}</span>
        </li>
      ))}
    </ul>
  );
}
