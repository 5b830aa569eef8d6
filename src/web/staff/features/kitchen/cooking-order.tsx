import type { StationScreen } from '../../../../contract/staff/staff-stations.ts';
import { calledName } from '../../../../domain/orders/call-number.ts';
import { notesInOneLine } from '../../../../domain/orders/notes-in-one-line.ts';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import { saysAllergy } from '../../../../domain/orders/says-allergy.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useTicking } from '../../app/ticker.ts';
import { CardAvoids } from '../board/card/card-avoids.tsx';
import type { TicketPart } from '../board/flow/pack.ts';
import { shortestTime } from '../board/order-labels.ts';
import { dishStart, firstStart, MINUTE_MS, SOON_BEFORE_DUE } from '../board/urgency.ts';
import { CookingLine } from './cooking-line.tsx';
import styles from './cooking-order.module.css';

/** Keys of a bump bar. */
const KEYS = 10;

type CookedOrder = StationScreen['orders'][number];

interface CookingOrderProps {
  order: CookedOrder;
  /** Which of its lines stand here; null: all of them. */
  part: TicketPart | null;
  /** Its place among all: the first ten have a key. */
  keyCap: number;
  zone: string;
  /** The server's time (ms since the epoch). */
  now(): number;
  onBump(position: number, isDone: boolean): void;
}

/** A ticket of the station: when it is due, what its guest said, a button for each of its lines, and how far the other stations are. */
export function CookingOrder({ order, part, keyCap, zone, now, onBump }: CookingOrderProps) {
  const t = useMessages('kitchen');
  const language = useLanguage();
  const clock = { zone, language };
  const level = useTicking(() => levelOf(order.dueAt, now()));
  // With its day, if that is not today: nobody is to cook it now.
  const time = useTicking(() => (order.dueAt ? shortestTime(order.dueAt, clock, now()) : ''));
  const due = order.dueAt === null ? null : Date.parse(order.dueAt);
  const start = firstStart(
    order.lines.filter(({ isDone }) => !isDone),
    due,
  );
  const isAhead = useTicking(() => start !== null && now() < start);
  const called = calledName(order);
  const isFirst = !part || part.from === 0;
  const follow = part?.more ?? 0;
  return (
    <article
      className={styles.ticket}
      data-level={isAhead ? 'rest' : level}
      aria-label={isFirst ? order.orderNumber : t('continued_of', { number: called })}
    >
      <header className={styles.head}>
        {isFirst && keyCap >= 0 && keyCap < KEYS && (
          <span aria-hidden="true" className={styles.key}>
            {(keyCap + 1) % KEYS}
          </span>
        )}
        <h2>{called}</h2>
        <Icon name={ORDER_TYPE[order.orderType].icon} />
        <b className={styles.due}>
          <span className="visually-hidden">{time ? t('due', { time }) : t('asap')}</span>
          <span aria-hidden="true">{time || t('now')}</span>
        </b>
      </header>
      {isFirst && order.changedAt && (
        <p className={styles.changed} data-said="">
          <Icon name="pencil" />
          <span>{t('changed_at', { time: timeText(order.changedAt, clock) })}</span>
        </p>
      )}
      {isFirst && order.changes && (
        <div className={styles.changes} lang={order.lang}>
          {order.changes.map(({ productName, units }) => (
            <p key={productName} data-less={units < 0 || undefined}>
              <b>{units > 0 ? `+${units}` : `−${-units}`}</b>
              <span>{productName}</span>
            </p>
          ))}
        </div>
      )}
      {isFirst && isAhead && start !== null && (
        <p className={styles.said} data-said="start">
          <Icon name="timer" />
          <span>{t('start_at', { time: timeText(start, clock) })}</span>
        </p>
      )}
      {order.avoids && <CardAvoids avoids={order.avoids} className={styles.said} />}
      {order.customerNotes && (
        <p className={styles.said} data-said={saysAllergy(order.customerNotes) ? 'allergy' : 'note'}>
          <Icon name={saysAllergy(order.customerNotes) ? 'triangle-alert' : 'message-square'} />
          <span>{notesInOneLine(order.customerNotes)}</span>
        </p>
      )}
      <ul lang={order.lang}>
        {order.lines.slice(part?.from ?? 0, part?.to ?? order.lines.length).map((line) => (
          <li key={line.position}>
            <CookingLine
              line={line}
              note={order.customerNotes}
              avoids={order.avoids}
              start={startText(line)}
              onBump={(isDone) => onBump(line.position, isDone)}
            />
          </li>
        ))}
      </ul>
      {follow > 0 ? (
        <p className={styles.foot}>{t('dishes_follow', { count: follow })}</p>
      ) : (
        <Others others={order.others} />
      )}
    </article>
  );

  function startText({ cookingMinutes, isDone }: CookedOrder['lines'][number]): string | null {
    const at = isDone ? null : dishStart(cookingMinutes, due);
    return at === null ? null : t('start_at', { time: timeText(at, clock) });
  }
}

/** The other stations' state: this one is told when all wait for it. */
function Others({ others }: Pick<CookedOrder, 'others'>) {
  const t = useMessages('kitchen');
  if (others.length === 0) return null;
  if (others.every(({ left }) => left === 0)) {
    return (
      <p className={styles.foot} data-last="">
        {t('all_wait')}
      </p>
    );
  }
  return (
    <p className={styles.foot}>
      {others.map(({ name, left }) =>
        left === 0 ? (
          <span key={name} data-done="">
            <Icon name="check" />
            <span>{name}</span>
          </span>
        ) : (
          <span key={name}>{t('station_left', { name, count: left })}</span>
        ),
      )}
    </p>
  );
}

/** How near the due time is at `now` (ms since the epoch); as soon as possible has none. */
function levelOf(dueAt: string | null, now: number): 'calm' | 'soon' | 'late' {
  const left = dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(dueAt) - now;
  return left < 0 ? 'late' : left <= SOON_BEFORE_DUE * MINUTE_MS ? 'soon' : 'calm';
}
