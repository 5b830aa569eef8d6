import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { namedAllergens } from '../../../../../domain/menu/clashing.ts';
import { isDeclined } from '../../../../../domain/menu/declined-choice.ts';
import { madeHalves } from '../../../../../domain/menu/halves.ts';
import { lineClash } from '../../../../../domain/menu/line-clash.ts';
import { numberedName } from '../../../../../domain/menu/numbered-name.ts';
import { quoted } from '../../../../../domain/orders/quoted-note.ts';
import { saysAllergy } from '../../../../../domain/orders/says-allergy.ts';
import { useLanguage, useMessages } from '../../../../app/app-context.ts';
import { keyedLines } from '../../../../features/orders/keyed-lines.ts';
import { timeText } from '../../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../../features/orders/use-order-clock.ts';
import { Icon } from '../../../../ui/signs/icon.tsx';
import { foodLabelName } from '../../../app/food-label-names.ts';
import { useStations } from '../stations/use-stations.ts';
import { dishStart, kitchenDueAt } from '../urgency.ts';
import styles from './card-dishes.module.css';

type Item = StaffOrder['items'][number];

interface CardDishesProps {
  order: StaffOrder;
  /** From this dish to before that one. */
  from: number;
  to: number;
}

/** What to cook, with every choice in words. What is done is struck out. */
export function CardDishes({ order, from, to }: CardDishesProps) {
  const t = useMessages('board');
  const statuses = useMessages('statuses');
  const { isDone } = useStations();
  const due = order.status === 'Pending Confirmation' || order.status === 'Confirmed' ? kitchenDueAt(order) : null;
  return (
    <ul className={styles.dishes} lang={order.lang}>
      {keyedLines(order.items)
        .slice(from, to)
        .map(({ key, line: item }) => (
          <li key={key} data-done={isDone(item) || undefined}>
            <b className={styles.quantity}>{String(item.quantity)}</b>
            <span>
              <b className={styles.name}>{numberedName(item.kitchenName ?? item.productName, item.menuNumber)}</b>
              <Choices item={item} />
              <Start at={dishStart(item.cookingMinutes, due)} />
              {item.minimumAge !== undefined && <em>{t('check_id', { age: item.minimumAge })}</em>}
              {item.deal && <i className={styles.wish}>{item.deal.name}</i>}
              {item.note && <i className={styles.note}>{quoted(item.note)}</i>}
              {item.wish && <i className={styles.wish}>{statuses(`wish_${item.wish}`)}</i>}
              {(order.avoids ?? saysAllergy(saidOf(order, item))) && (
                <Declared item={item} avoids={order.avoids} said={saidOf(order, item)} />
              )}
            </span>
          </li>
        ))}
    </ul>
  );
}

function Choices({ item: { selectedOptions, kitchenChoices } }: { item: Item }) {
  const made = selectedOptions.filter((option) => !isDeclined(option));
  const labels = kitchenChoices ?? made.map(({ valueLabel }) => valueLabel);
  const halves = madeHalves(made, labels);
  const plain = halves?.whole ?? labels;
  return (
    <>
      {plain.length > 0 && <span className={styles.options}>{` ${plain.join(', ')}`}</span>}
      {halves && <b className={styles.halves}>{halves.line}</b>}
      {halves?.on.map((text) => (
        <i key={text} className={styles.wish}>
          {text}
        </i>
      ))}
    </>
  );
}

/** When to start the dish, where somebody said how long it cooks. */
function Start({ at }: { at: number | null }) {
  const t = useMessages('board');
  const clock = useOrderClock();
  if (at === null) return null;
  return <i className={styles.declared}>{t('start_at', { time: timeText(at, clock) })}</i>;
}

/**
 * Only for a guest with an allergy: what the dish has of it, in red. Where nobody can tell which allergy the words mean, quietly all that is
 * declared; otherwise the ticket has it on demand.
 */
function Declared({ item, avoids, said }: { item: Item; avoids: StaffOrder['avoids']; said: string }) {
  const { allergenCodes } = item;
  const t = useMessages('board');
  const statuses = useMessages('statuses');
  const language = useLanguage();
  const { contains: clash, mayContain, isUnknown } = lineClash(item, { avoids, said });
  const nameOf = (code: Item['allergenCodes'][number]) => foodLabelName(code, language);
  const others = avoids || namedAllergens(said).length > 0 ? [] : allergenCodes.map(nameOf);
  return (
    <>
      {clash.length > 0 && (
        <em lang={language}>
          <Icon name="triangle-alert" />
          <span>{t('contains', { what: clash.map(nameOf).join(', ') })}</span>
        </em>
      )}
      {mayContain.length > 0 && (
        <em lang={language}>
          <Icon name="triangle-alert" />
          <span>{statuses('may_contain', { what: mayContain.map(nameOf).join(', ') })}</span>
        </em>
      )}
      {isUnknown && <em lang={language}>{statuses('not_declared')}</em>}
      {others.length > 0 && (
        <i className={styles.declared} lang={language}>
          <span className="visually-hidden">{`${t('allergens')}: `}</span>
          <span>{others.join(', ')}</span>
        </i>
      )}
    </>
  );
}

/** All that was said of a dish: there may be an allergy in either. */
function saidOf({ customerNotes }: StaffOrder, { note = '' }: Item): string {
  return `${customerNotes}\n${note}`;
}
