import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { isDeclined } from '../../../../domain/menu/declined-choice.ts';
import { useMessages } from '../../../app/app-context.ts';
import styles from './card-items.module.css';

/** How many lines a card shows; the ticket shows all. */
const SHOWN = 6;

/** What to cook, with every choice. */
export function CardItems({ order: { items, lang } }: { order: Pick<StaffOrder, 'items' | 'lang'> }) {
  const t = useMessages('board');
  const more = items.length - SHOWN;
  return (
    <>
      <ul className={styles.items} lang={lang}>
        {items.slice(0, SHOWN).map(({ quantity, productName, selectedOptions }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same dish may be ordered twice, and lines never move
          <li key={index}>
            <b className={styles.quantity}>{`${quantity}×`}</b>
            <span>
              <b>{productName}</b>
              <Choices of={selectedOptions} />
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{t('more_items', { count: more })}</p>}
    </>
  );
}

function Choices({ of }: { of: StaffOrder['items'][number]['selectedOptions'] }) {
  const made = of.filter((option) => !isDeclined(option));
  return (
    made.length > 0 && <span className={styles.options}>{made.map(({ valueLabel }) => valueLabel).join(', ')}</span>
  );
}
