import { SCHEDULING } from '../limits.ts';
import { ORDER_TYPE, type OrderType } from '../orders/order-types.ts';
import type { OpeningHours, OpeningHoursException, Schedule } from '../times/opening-hours.ts';
import type { RuleHours } from '../times/rule-hours.ts';

/** How much the kitchen takes in each slot of some hours; null: any number. Of several rules for one slot all hold. */
export interface CapacityRule extends RuleHours {
  maxOrders: number | null;
  maxUnits: number | null;
  maxDeliveries: number | null;
}

/** How a restaurant takes orders in time. Minutes and days. */
export interface OrderTimes {
  /** From now until an order is ready for pickup, or is delivered. */
  prepMinutes: Record<OrderType, number>;
  /** How long a delivery is on its way; null or missing: the restaurant has not said so (`withDrive`). */
  travelMinutes?: number | null;
  /** Orders end this long before the restaurant closes. */
  lastOrderMinutes: number;
  daysAhead: number;
  slotMinutes: number;
  /** Where deliveries have hours of their own; null: they are made while the restaurant is open. */
  deliveryHours: { openingHours: OpeningHours | null; exceptions: readonly OpeningHoursException[] } | null;
  rules: readonly CapacityRule[];
  /** Whether orders are accepted as they come in. */
  autoAccept: boolean;
  /** The most units of an order that is taken over the web; null or missing: what follows from the rules (`mostUnits`). */
  mostUnits?: number | null;
}

/** Lengths of a slot: parts of an hour, so that slots begin at the same minutes on every day, also when clocks change. */
export const SLOT_LENGTHS = [5, 10, 15, 20, 30, 60] as const;

/** What the specification says: it holds for what a restaurant has not set. */
export const USUAL_ORDER_TIMES: OrderTimes = {
  prepMinutes: { Delivery: SCHEDULING.leadMinutes, Pickup: SCHEDULING.leadMinutes },
  travelMinutes: null,
  lastOrderMinutes: 0,
  daysAhead: SCHEDULING.daysAhead,
  slotMinutes: SCHEDULING.slotMinutes,
  deliveryHours: null,
  rules: [],
  autoAccept: false,
  mostUnits: null,
};

/** The hours of an order type. A date with opening hours of its own, such as a holiday, has them for deliveries too, unless these have their own. */
export function scheduleOf(orderType: OrderType, schedule: Schedule, { deliveryHours }: OrderTimes): Schedule {
  if (!ORDER_TYPE[orderType].hasAddress || !deliveryHours) return schedule;
  const { openingHours, exceptions } = deliveryHours;
  return {
    ...schedule,
    openingHours,
    openingHoursExceptions: [...exceptions, ...(schedule.openingHoursExceptions ?? [])],
  };
}

/** Minutes that an order is on its way: what a delivery takes longer than a pickup. */
export function travelMinutes(orderType: OrderType, { prepMinutes }: OrderTimes): number {
  return ORDER_TYPE[orderType].hasAddress ? Math.max(0, prepMinutes[orderType] - prepMinutes.Pickup) : 0;
}
