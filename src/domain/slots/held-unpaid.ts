import { wallClock } from '../times/zoned-time.ts';
import { LOAD_KINDS, limitsAt, type SlotLoad, type SlotShare } from './capacity.ts';
import type { Loads, rulesOf } from './free-times.ts';
import type { OrderTimes } from './order-times.ts';

/** Of a day, orders that nobody has paid yet hold together no more than the kitchen takes in so many hours. */
const HOURS_OF_DAY = 2;
const FULL: SlotLoad = { orders: Infinity, units: Infinity, deliveries: Infinity };

/** The most units of an order that is taken over the web: what the restaurant has set, or `usualMostUnits`. null: any number. */
export function mostUnits(times: Pick<OrderTimes, 'rules' | 'slotMinutes' | 'mostUnits'>): number | null {
  return times.mostUnits ?? usualMostUnits(times);
}

/** What the kitchen takes in an hour, in units. null: the restaurant has set no capacity in units. */
export function usualMostUnits({ rules, slotMinutes }: Pick<OrderTimes, 'rules' | 'slotMinutes'>): number | null {
  const most = Math.max(0, ...rules.map(({ maxUnits }) => maxUnits ?? 0));
  return most === 0 ? null : most * (60 / slotMinutes);
}

/**
 * What the slots have taken for somebody who has not paid yet either: a slot of which unpaid orders hold half is full, and so is a day of
 * which they hold some hours. Such orders cost nothing to place, and must leave room for those who pay.
 */
export function loadsForUnpaid(loads: Loads, held: readonly SlotShare[], rules: ReturnType<typeof rulesOf>): Loads {
  const bySlot = sumBy(held, ({ at }) => at);
  const byDay = sumBy(held, ({ at }) => dayOf(at, rules.timezone));
  const isFull = (sum: SlotLoad | undefined, at: number, slots: number) => {
    const limits = limitsAt(at, rules);
    return LOAD_KINDS.some((kind) => limits[kind] !== null && (sum?.[kind] ?? 0) >= limits[kind] * slots);
  };
  const slotsOfDay = HOURS_OF_DAY * (60 / rules.slotMinutes);
  const fullDays = new Set(
    held
      .filter(({ at }) => isFull(byDay.get(dayOf(at, rules.timezone)), at, slotsOfDay))
      .map(({ at }) => dayOf(at, rules.timezone)),
  );
  return {
    get: (at) => {
      const isHeld =
        isFull(bySlot.get(at), at, 1 / 2) || (fullDays.size > 0 && fullDays.has(dayOf(at, rules.timezone)));
      return isHeld ? FULL : loads.get(at);
    },
  };
}

function dayOf(at: number, timezone: string): string {
  return wallClock(at, timezone).date;
}

function sumBy<Key>(shares: readonly SlotShare[], key: (share: SlotShare) => Key): Map<Key, SlotLoad> {
  const sums = new Map<Key, SlotLoad>();
  for (const share of shares) {
    const sum = sums.get(key(share)) ?? { orders: 0, units: 0, deliveries: 0 };
    sums.set(key(share), {
      orders: sum.orders + share.orders,
      units: sum.units + share.units,
      deliveries: sum.deliveries + share.deliveries,
    });
  }
  return sums;
}
