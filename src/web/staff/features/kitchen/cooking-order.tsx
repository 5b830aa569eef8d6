import type { StationScreen } from '../../../../contract/staff/staff-stations.ts';
import { labelled } from '../../../../domain/look/labelled.ts';
import { notesInOneLine } from '../../../../domain/orders/notes-in-one-line.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { Tag } from '../../../ui/signs/chip.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { foodLabelName } from '../../app/food-label-names.ts';
import { useTicking } from '../../app/ticker.ts';
import { shortestTime } from '../board/order-labels.ts';
import styles from './cooking-order.module.css';

/** As on the board: an order is amber from so long before it is due. */
const SOON_MS = 5 * 60_000;

type CookedOrder = StationScreen['orders'][number];

interface CookingOrderProps {
  order: CookedOrder;
  zone: string;
  onBump(position: number, isDone: boolean): void;
}

/** A ticket of the station: when it is due, and a button for each of its lines. */
export function CookingOrder({ order, zone, onBump }: CookingOrderProps) {
  const t = useMessages('kitchen');
  const statuses = useMessages('statuses');
  const language = useLanguage();
  const level = useTicking(() => levelOf(order.dueAt));
  // With its day, if that is not today: nobody is to cook it now.
  const time = useTicking(() => (order.dueAt ? shortestTime(order.dueAt, { zone, language }, Date.now()) : ''));
  const due = time ? t('due', { time }) : t('asap');
  return (
    <article className={styles.ticket} data-level={level} aria-label={order.orderNumber}>
      <header className={styles.head}>
        <h2>{order.orderNumber}</h2>
        <p>
          <Icon name={order.orderType === 'Delivery' ? 'bike' : 'shopping-bag'} />
          <b className={styles.due}>{due}</b>
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
                {line.wish && (
                  <span className={styles.wish} lang={language}>
                    {statuses(`wish_${line.wish}`)}
                  </span>
                )}
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

/** How near the due time is, by this device's clock; as soon as possible has none. */
function levelOf(dueAt: string | null): 'calm' | 'soon' | 'late' {
  const left = dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(dueAt) - Date.now();
  return left < 0 ? 'late' : left <= SOON_MS ? 'soon' : 'calm';
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
