import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { isDeclined } from '../../../../domain/menu/declined-choice.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import { foodLabelName } from '../../app/food-label-names.ts';
import styles from './card-items.module.css';

/** How many lines a card shows; the ticket shows all. */
const SHOWN = 6;

type Item = StaffOrder['items'][number];

interface CardItemsProps {
  order: Pick<StaffOrder, 'items' | 'lang'>;
  /** One line for each dish, without choices. */
  isCompact?: boolean;
}

/** What to cook, with every choice and allergen. */
export function CardItems({ order: { items, lang }, isCompact = false }: CardItemsProps) {
  const t = useMessages('board');
  const more = items.length - SHOWN;
  return (
    <>
      <ul className={styles.items} lang={lang}>
        {items.slice(0, SHOWN).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same dish may be ordered twice, and lines never move
          <li key={index}>
            <b className={styles.quantity}>{`${item.quantity}×`}</b>
            <span>
              <b>{item.productName}</b>
              <Allergens codes={item.allergenCodes} />
              {!isCompact && <Choices of={item.selectedOptions} />}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{t('more_items', { count: more })}</p>}
    </>
  );
}

function Choices({ of }: { of: Item['selectedOptions'] }) {
  const made = of.filter((option) => !isDeclined(option));
  return (
    made.length > 0 && <span className={styles.options}>{made.map(({ valueLabel }) => valueLabel).join(', ')}</span>
  );
}

function Allergens({ codes }: { codes: Item['allergenCodes'] }) {
  const t = useMessages('board');
  const language = useLanguage();
  return (
    codes.length > 0 && (
      <span className={styles.allergens} lang={language}>
        <Icon name="triangle-alert" />
        <span className="visually-hidden">{`${t('allergens')}: `}</span>
        <span className={styles.number} aria-hidden="true">
          {codes.length}
        </span>
        <span>{codes.map((code) => foodLabelName(code, language)).join(', ')}</span>
      </span>
    )
  );
}
