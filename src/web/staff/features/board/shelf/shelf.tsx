import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { calledName } from '../../../../../domain/orders/call-number.ts';
import { ORDER_TYPE } from '../../../../../domain/orders/order-types.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { statusText } from '../../../../features/orders/status-chips.tsx';
import { useOrderClock } from '../../../../features/orders/use-order-clock.ts';
import { Icon } from '../../../../ui/signs/icon.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { useTicking } from '../../../app/ticker.ts';
import { useBoardActions } from '../board-actions.ts';
import { LANE_TITLES } from '../lanes/lane-tabs.tsx';
import { isOut, type Lane, type Lanes, readySince } from '../lanes/lanes.ts';
import { minutesText, shortestTime } from '../order-labels.ts';
import { useStations } from '../stations/use-stations.ts';
import { hurryOf, kitchenDueAt, MINUTE_MS } from '../urgency.ts';
import { useSchedule } from '../use-schedule.ts';
import styles from './shelf.module.css';
import { shelfRoom } from './shelf-room.ts';

/** What waits so many minutes is getting cold. */
const COLD_MINUTES = 10;

interface ShelfProps {
  lanes: Lanes;
  open: Lane;
  /** In CSS pixels, at the usual size of type. */
  width: number;
}

/** The lower edge, which never leaves: what cooks and what is ready, whichever lane is open. Its place takes what is new. */
export function Shelf({ lanes, open, width }: ShelfProps) {
  const t = useMessages('board');
  const left: Lane = open === 'cooking' ? 'new' : 'cooking';
  const right: Lane = open === 'ready' ? 'new' : 'ready';
  const room = shelfRoom({ width, left: lanes[left].length, right: lanes[right].length });
  return (
    <section className={styles.shelf} aria-label={t('shelf')}>
      {room.left > 0 && <Group lane={left} orders={lanes[left]} shown={room.left} />}
      <Group lane={right} orders={lanes[right]} shown={room.right} />
    </section>
  );
}

function Group({ lane, orders, shown }: { lane: Lane; orders: readonly StaffOrder[]; shown: number }) {
  const t = useMessages('board');
  return (
    <div className={styles.group} data-lane={lane}>
      <p>
        <b>{orders.length}</b>
        <span>{t(LANE_TITLES[lane])}</span>
      </p>
      <ul>
        {orders.slice(0, shown).map((order) => (
          <li key={order._id}>{lane === 'ready' ? <ReadyChip order={order} /> : <DueChip order={order} />}</li>
        ))}
      </ul>
      {orders.length > shown && <span className={styles.rest}>{`+${orders.length - shown}`}</span>}
    </div>
  );
}

function DueChip({ order }: { order: StaffOrder }) {
  const clock = useOrderClock();
  const { board } = useStaff();
  const { open } = useBoardActions();
  const schedule = useSchedule();
  const level = useTicking(() => hurryOf(order, board.now(), schedule).level);
  const parts = useStations().partsOf(order.status === 'Pending Confirmation' ? [] : order.items);
  return (
    <button type="button" className={styles.chip} data-level={level} onClick={() => open('ticket', order)}>
      <b>{calledName(order)}</b>
      <span>
        <span>{shortestTime(new Date(kitchenDueAt(order)).toISOString(), clock, board.now())}</span>
        {parts.length > 0 && (
          <i className={styles.marks} aria-hidden="true">
            {parts.map(({ _id, left }) => (
              <i key={_id} data-done={left === 0 || undefined} />
            ))}
          </i>
        )}
      </span>
    </button>
  );
}

/** What waits to be taken, and, quieter, what is on its way: since when. */
function ReadyChip({ order }: { order: StaffOrder }) {
  const t = useMessages('board');
  const statuses = useMessages('statuses');
  const { board } = useStaff();
  const { open } = useBoardActions();
  const minutes = useTicking(() => Math.max(0, Math.floor((board.now() - readySince(order)) / MINUTE_MS)));
  const { placeIcon, word } = ORDER_TYPE[order.orderType];
  const isAway = isOut(order);
  return (
    <button
      type="button"
      className={styles.chip}
      data-level={minutes >= COLD_MINUTES && !isAway ? 'late' : 'calm'}
      data-away={isAway || undefined}
      onClick={() => open('ticket', order)}
    >
      <b>{calledName(order)}</b>
      <span>
        <Icon name={placeIcon} />
        <span className="visually-hidden">{isAway ? statusText(statuses, order.status) : t(word)}</span>
        <span>{minutesText(t, minutes)}</span>
      </span>
    </button>
  );
}
