import type { Board } from '../../../contract/staff/staff-board.ts';
import type { StaffOrder } from '../../../contract/staff/staff-orders.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { shareOf, toDecimal, toMinor } from '../../../domain/money/money.ts';
import { isAccepted, isCalledOff } from '../../../domain/orders/order-status.ts';

type Counted = Pick<StaffOrder, '_id' | 'version' | 'status' | 'totalAmount' | 'createdAt'>;
type Day = Pick<Board, 'today' | 'businessDay' | 'currency'>;

/** The day's figures once `changed` orders have come in, of which `known` are counted; the server's next answer replaces them. */
export function movedBoardTotals<O extends Counted>(
  day: Day,
  known: ReadonlyMap<string, O>,
  changed: readonly O[],
): Board['today'] {
  const counted = new Map(known);
  const decimals = decimalsOf(day.currency.code);
  const [from, to] = [Date.parse(day.businessDay.from), Date.parse(day.businessDay.to)];
  let { today } = day;
  for (const order of changed) {
    const before = counted.get(order._id);
    if (before && before.version >= order.version) continue;
    counted.set(order._id, order);
    const placedAt = Date.parse(order.createdAt);
    if (placedAt >= from && placedAt < to) {
      today = moved(today, before, order, decimals);
    }
  }
  return today;
}

function moved(today: Board['today'], before: Counted | undefined, after: Counted, decimals: number): Board['today'] {
  const was = before ? counts(before, decimals) : NONE;
  const is = counts(after, decimals);
  const accepted = today.accepted + is.accepted - was.accepted;
  const orders = today.orders + is.orders - was.orders;
  // Who may not see takings has none to move.
  if (today.revenue === undefined) return { ...today, orders, accepted };
  const revenue = toMinor(today.revenue, decimals) + is.revenue - was.revenue;
  return {
    ...{ ...today, orders, accepted },
    revenue: toDecimal(revenue, decimals),
    average: accepted > 0 ? toDecimal(shareOf(revenue, accepted), decimals) : null,
  };
}

const NONE = { orders: 0, accepted: 0, revenue: 0 };

function counts({ status, totalAmount }: Counted, decimals: number): typeof NONE {
  const accepted = isAccepted(status);
  return {
    orders: Number(!isCalledOff(status)),
    accepted: Number(accepted),
    revenue: accepted ? toMinor(totalAmount, decimals) : 0,
  };
}
