import { covers } from '../times/rule-hours.ts';
import { DAY, MINUTE, wallClock } from '../times/zoned-time.ts';
import type { CapacityRule, OrderTimes } from './order-times.ts';

/** What a slot has taken, or an order takes of it. */
export interface SlotLoad {
  orders: number;
  units: number;
  deliveries: number;
}
export const LOAD_KINDS = ['orders', 'units', 'deliveries'] as const satisfies readonly (keyof SlotLoad)[];

/** The most that a slot takes; null: any number. */
export type SlotLimits = Record<keyof SlotLoad, number | null>;

/** What an order takes of the slot that begins at `at` (ms). */
export interface SlotShare extends SlotLoad {
  at: number;
}

export interface KitchenOrder {
  units: number;
  isDelivery: boolean;
}

/** An order that keeps the kitchen busy for longer is one to talk about. */
const MOST_SLOTS = 200;

type Rules = Pick<OrderTimes, 'rules' | 'slotMinutes'> & {
  /** The restaurant's IANA zone. */
  timezone: string;
};

/** When the slot of an instant begins (ms). */
export function slotStart(instant: number, { slotMinutes, timezone }: Omit<Rules, 'rules'>): number {
  const minute = Math.floor(instant / MINUTE) * MINUTE;
  return minute - (wallClock(minute, timezone).minutes % slotMinutes) * MINUTE;
}

/** What the rules allow a slot. Kept while the rules are, because a look for free times asks for each slot many times. */
export function limitsAt(slot: number, { rules, timezone }: Rules): SlotLimits {
  let kept = keptLimits.get(rules);
  if (kept?.timezone !== timezone) {
    kept = { timezone, bySlot: new Map() };
    keptLimits.set(rules, kept);
  }
  const limits = kept.bySlot.get(slot) ?? limitsOf(slot, { rules, timezone });
  kept.bySlot.set(slot, limits);
  return limits;
}

const keptLimits = new WeakMap<readonly CapacityRule[], { timezone: string; bySlot: Map<number, SlotLimits> }>();

function limitsOf(slot: number, { rules, timezone }: Omit<Rules, 'slotMinutes'>): SlotLimits {
  const ours = rules.filter((rule) => covers(rule, slot, timezone));
  const least = (limit: (rule: CapacityRule) => number | null) => {
    const limits = ours.map(limit).filter((each) => each !== null);
    return limits.length ? Math.min(...limits) : null;
  };
  return {
    orders: least(({ maxOrders }) => maxOrders),
    units: least(({ maxUnits }) => maxUnits),
    deliveries: least(({ maxDeliveries }) => maxDeliveries),
  };
}

/**
 * The slots that an order takes which the kitchen finishes at `kitchenAt`, in order of time: that one, and as many before it as an
 * order needs that is larger than a slot. null: the slot takes no such order, the kitchen would have to begin before `earliest`, or it would take
 * hundreds of slots.
 */
export function slotShares(
  kitchenAt: number,
  { units, isDelivery }: KitchenOrder,
  { earliest, ...rules }: Rules & { earliest: number },
): SlotShare[] | null {
  const first = slotStart(earliest, rules);
  const last = slotStart(kitchenAt, rules);
  const limits = limitsAt(last, rules);
  if (limits.orders === 0 || (isDelivery && limits.deliveries === 0)) return null;
  const shares: SlotShare[] = [];
  let left = units;
  for (let at = last; at === last || left > 0; at -= rules.slotMinutes * MINUTE) {
    if (at !== last && (at < first || last - at > MOST_SLOTS * rules.slotMinutes * MINUTE)) return null;
    const most = (at === last ? limits : limitsAt(at, rules)).units ?? left;
    const taken = Math.min(left, most);
    const isLast = at === last;
    if (isLast || taken) {
      shares.unshift({ at, orders: Number(isLast), units: taken, deliveries: Number(isLast && isDelivery) });
    }
    left -= taken;
  }
  return shares;
}

/** The shares of an order that staff have promised: where the rules have no room for it, the whole order is in its slot. */
export function promisedShares(kitchenAt: number, order: KitchenOrder, rules: Rules): SlotShare[] {
  const whole = {
    at: slotStart(kitchenAt, rules),
    orders: 1,
    units: order.units,
    deliveries: Number(order.isDelivery),
  };
  return slotShares(kitchenAt, order, { ...rules, earliest: kitchenAt - DAY }) ?? [whole];
}

/** Whether the slots have room for the shares, which count only for what they take. */
export function hasRoom(
  shares: readonly SlotShare[],
  loads: Pick<ReadonlyMap<number, SlotLoad>, 'get'>,
  rules: Rules,
): boolean {
  return shares.every((share) => {
    const limits = limitsAt(share.at, rules);
    const load = loads.get(share.at);
    return LOAD_KINDS.every((kind) => {
      const limit = limits[kind];
      return limit === null || share[kind] === 0 || (load?.[kind] ?? 0) + share[kind] <= limit;
    });
  });
}
