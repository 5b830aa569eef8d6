import { wallClock } from '../times/zoned-time.ts';
import { limitsAt, type SlotLoad, type SlotShare } from './capacity.ts';
import type { Loads, rulesOf } from './free-times.ts';
import type { OrderTimes } from './order-times.ts';

/** Of a day, orders that nobody has paid yet hold together no more than the kitchen takes in so many hours. */
const HOURS_OF_DAY = 2;
const NOTHING: SlotLoad = { orders: 0, units: 0, deliveries: 0 };

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
 * What the slots have taken for somebody who has not paid yet either: together such orders take at most half of a slot, but for one that
 * is larger by itself, and of a day some hours. They cost nothing to place, and must leave room for those who pay.
 */
export function loadsForUnpaid(loads: Loads, held: readonly SlotShare[], rules: ReturnType<typeof rulesOf>): Loads {
  if (held.length === 0) return loads;
  const bySlot = sumBy(held, ({ at }) => at);
  const byDay = sumBy(held, ({ at }) => dayOf(at, rules.timezone));
  const slotsOfDay = HOURS_OF_DAY * (60 / rules.slotMinutes);
  return {
    get: (at) => {
      const ofDay = byDay.get(dayOf(at, rules.timezone));
      if (!ofDay) return loads.get(at);
      const limits = limitsAt(at, rules);
      const taken = loads.get(at) ?? NOTHING;
      const heldHere = bySlot.get(at) ?? NOTHING;
      // As much as leaves of the limit what is left for them.
      const load = (kind: keyof SlotLoad) => {
        const limit = limits[kind];
        if (limit === null) return taken[kind];
        const leftOfSlot = heldHere[kind] === 0 ? limit : Math.ceil(limit / 2) - heldHere[kind];
        return Math.max(taken[kind], limit - Math.min(leftOfSlot, limit * slotsOfDay - ofDay[kind]));
      };
      return { orders: load('orders'), units: load('units'), deliveries: load('deliveries') };
    },
  };
}

function dayOf(at: number, timezone: string): string {
  return wallClock(at, timezone).date;
}

function sumBy<Key>(shares: readonly SlotShare[], key: (share: SlotShare) => Key): Map<Key, SlotLoad> {
  const sums = new Map<Key, SlotLoad>();
  for (const share of shares) {
    const sum = sums.get(key(share)) ?? NOTHING;
    sums.set(key(share), {
      orders: sum.orders + share.orders,
      units: sum.units + share.units,
      deliveries: sum.deliveries + share.deliveries,
    });
  }
  return sums;
}
