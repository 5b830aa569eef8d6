import type { StationScreen } from '../../../../contract/staff/staff-stations.ts';
import { labelled } from '../../../../domain/look/labelled.ts';
import { notesInOneLine } from '../../../../domain/orders/notes-in-one-line.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { Tag } from '../../../ui/signs/chip.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { foodLabelName } from '../../app/food-label-names.ts';
import styles from './cooking-order.module.css';

type CookedOrder = StationScreen['orders'][number];

interface CookingOrderProps {
  order: CookedOrder;
  zone: string;
  onBump(position: number, isDone: boolean): void;
}

/** A ticket of the station: when it is due, and a button for each of its lines. */
export function CookingOrder({ order, zone, onBump }: CookingOrderProps) {
  const t = useMessages('kitchen');
  const language = useLanguage();
  const due = order.dueAt ? t('due', { time: timeText(order.dueAt, { zone, language }) }) : t('asap');
  return (
    <article className={styles.ticket} aria-label={order.orderNumber}>
      <header className={styles.head}>
        <h2>{order.orderNumber}</h2>
        <p>
          <Icon name={order.orderType === 'Delivery' ? 'bike' : 'shopping-bag'} />
          <b>{due}</b>
        </p>
      </header>
      {order.customerNotes && (
        <p className={styles.note}>
          <Icon name="message-square" />
          <span>{notesInOneLine(order.customerNotes)}</span>
        </p>
      )}
      <ul lang={order.lang}>
        {order.lines.map((line) => (
          <li key={line.position}>
            <button
              type="button"
              className={styles.line}
              aria-pressed={line.isDone}
              onClick={() => onBump(line.position, !line.isDone)}
            >
              <b className="num">{`${line.quantity}×`}</b>
              <span className={styles.dish}>
                <b>{line.productName}</b>
                {line.options.map(({ optionName, valueLabel }) => (
                  <span key={`${optionName} ${valueLabel}`}>{labelled(optionName, valueLabel, order.lang)}</span>
                ))}
                <LineWarnings line={line} />
              </span>
              {line.isDone && (
                <span className={styles.undo} lang={language}>
                  <Icon name="undo-2" />
                  <span>{t('undo')}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </article>
  );
}

function LineWarnings({ line: { minimumAge, allergenCodes } }: { line: CookedOrder['lines'][number] }) {
  const t = useMessages('kitchen');
  const language = useLanguage();
  if (minimumAge === undefined && allergenCodes.length === 0) return null;
  return (
    <span className={styles.warnings} lang={language}>
      {minimumAge !== undefined && <Tag tone="red">{t('check_id', { age: minimumAge })}</Tag>}
      {allergenCodes.map((code) => (
        <Tag key={code} tone="red">
          {foodLabelName(code, language)}
        </Tag>
      ))}
    </span>
  );
}
