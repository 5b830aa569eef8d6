import type { StaffOrderTimes } from '../../../../contract/staff/staff-order-times.ts';
import { MONDAY_FIRST, type Weekday } from '../../../../domain/times/weekdays.ts';
import { type HoursDraft, hoursDraft, hoursInput } from '../hours/hours-draft.ts';

/** Numbers are as typed; an empty limit means none. */
export interface RuleDraft {
  weekdays: readonly Weekday[];
  from: string;
  to: string;
  maxOrders: string;
  maxUnits: string;
  maxDeliveries: string;
}

export interface TimesDraft {
  pickup: string;
  /** Empty: the usual drive. */
  travel: string;
  lastOrders: string;
  daysAhead: string;
  slotMinutes: string;
  hasDeliveryHours: boolean;
  deliveryHours: HoursDraft;
  rules: readonly RuleDraft[];
  /** Empty: what follows from the rules. */
  mostUnits: string;
  autoAccept: boolean;
  startAhead: string;
  holdsPapers: boolean;
  publishesPunctuality: boolean;
}

/** Dates of delivery hours before `firstDate` are left out: they are over. */
export function timesDraft(times: StaffOrderTimes, firstDate: string): TimesDraft {
  const { prepMinutes, deliveryHours, rules } = times;
  return {
    pickup: String(prepMinutes.Pickup),
    travel: travelDraft(times),
    lastOrders: String(times.lastOrderMinutes),
    daysAhead: String(times.daysAhead),
    slotMinutes: String(times.slotMinutes),
    hasDeliveryHours: deliveryHours !== null,
    deliveryHours: hoursDraft(deliveryHours ?? { openingHours: null, exceptions: [] }, firstDate),
    rules: rules.map(({ maxOrders, maxUnits, maxDeliveries, ...when }) => ({
      ...when,
      maxOrders: limitDraft(maxOrders),
      maxUnits: limitDraft(maxUnits),
      maxDeliveries: limitDraft(maxDeliveries),
    })),
    mostUnits: limitDraft(times.mostUnits),
    autoAccept: times.autoAccept,
    startAhead: limitDraft(times.startAheadMinutes ?? null),
    holdsPapers: times.holdsPapers ?? false,
    publishesPunctuality: times.publishesPunctuality,
  };
}

/** Any number that is taken. */
const LONGEST = 480;

/** The request's body. */
export function timesInput(draft: TimesDraft) {
  const { autoAccept, publishesPunctuality, holdsPapers } = draft;
  const [kitchen, travelMinutes] = [numberOf(draft.pickup), limitOf(draft.travel)];
  const door = kitchen + (travelMinutes ?? 0);
  return {
    // What is no number is named at its own field.
    prepMinutes: { Delivery: Number.isNaN(door) ? LONGEST : door, Pickup: kitchen },
    travelMinutes,
    lastOrderMinutes: numberOf(draft.lastOrders),
    daysAhead: numberOf(draft.daysAhead),
    slotMinutes: numberOf(draft.slotMinutes),
    deliveryHours: draft.hasDeliveryHours ? ownHours(draft.deliveryHours) : null,
    rules: draft.rules.map(({ maxOrders, maxUnits, maxDeliveries, ...when }) => ({
      ...when,
      maxOrders: limitOf(maxOrders),
      maxUnits: limitOf(maxUnits),
      maxDeliveries: limitOf(maxDeliveries),
    })),
    mostUnits: limitOf(draft.mostUnits),
    autoAccept,
    startAheadMinutes: numberOf(draft.startAhead),
    holdsPapers,
    publishesPunctuality,
  };
}

/** Also where only the minutes until delivery say how long the way is. */
function travelDraft({ travelMinutes, prepMinutes: { Delivery, Pickup } }: StaffOrderTimes): string {
  return limitDraft(travelMinutes ?? (Delivery > Pickup ? Delivery - Pickup : null));
}

/** Deliveries have no closures of their own. */
function ownHours(draft: HoursDraft) {
  const { openingHours, exceptions } = hoursInput(draft);
  return { openingHours, exceptions };
}

/** A rule to begin with: every evening. */
export const NEW_RULE: RuleDraft = {
  ...{ weekdays: MONDAY_FIRST, from: '17:00', to: '22:00' },
  ...{ maxOrders: '', maxUnits: '', maxDeliveries: '' },
};

function limitDraft(limit: number | null): string {
  return limit === null ? '' : String(limit);
}

function limitOf(typed: string): number | null {
  return typed.trim() === '' ? null : numberOf(typed);
}

function numberOf(typed: string): number {
  return /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}
