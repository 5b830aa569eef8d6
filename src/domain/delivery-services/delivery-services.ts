/** Services whose couriers bring a restaurant's deliveries (decision 214). */
export const DELIVERY_SERVICES = ['uber_direct', 'stuart'] as const;
export type DeliveryService = (typeof DELIVERY_SERVICES)[number];

/** As they call themselves, in every language. */
export const SERVICE_NAMES: Readonly<Record<DeliveryService, string>> = {
  uber_direct: 'Uber Direct',
  stuart: 'Stuart',
};

/**
 * How far a service is with a delivery. `asked`: it has not said yes yet; the last four are ends, of which `failed` says that it did not
 * take it.
 */
export const HANDED_ENDS = ['delivered', 'cancelled', 'returned', 'failed'] as const;
export const HANDED_STATES = ['asked', 'searching', 'assigned', 'picked_up', ...HANDED_ENDS] as const;
export type HandedEnd = (typeof HANDED_ENDS)[number];
export type HandedState = (typeof HANDED_STATES)[number];

/** Whether the service has it no more. */
export function isHandedEnd(state: HandedState): state is HandedEnd {
  return HANDED_ENDS.includes(state as HandedEnd);
}

/** Whether the order is the house's again, which has to bring it, or to call it off. */
export function isBack(state: HandedState): boolean {
  return isHandedEnd(state) && state !== 'delivered';
}

/**
 * The state after what a service has answered; the same: nothing has changed. What is over stays so, and what was picked up is never on the
 * pass again, however late an answer comes. Before, another courier may have to be found.
 */
export function handedAfter(before: HandedState, told: HandedState): HandedState {
  if (isHandedEnd(before) || told === 'asked') return before;
  return before === 'picked_up' && !isHandedEnd(told) ? before : told;
}

/**
 * Why a service does not bring an order: it is paid at the door; a number that couriers can call, of its guest or of the house, is missing;
 * somebody's age is to be looked at; it counts in another currency; it is not connected any more; it has not answered, and does not have it
 * either (`never_came`); it says why itself
 * (`refused`); or it does not let go what was called back (`kept`).
 */
export const HANDED_PROBLEMS = [
  'cash',
  'phone',
  'pickup_phone',
  'age',
  'currency',
  'gone',
  'unanswered',
  'never_came',
  'refused',
  'kept',
] as const;
export interface HandedProblem {
  code: (typeof HANDED_PROBLEMS)[number];
  /** The service's own words; null: it has none, or they are not its. */
  words: string | null;
}

/** A delivery by a service, as its order keeps it. Instants in ms, money in minor units. */
export interface HandedDelivery {
  service: DeliveryService;
  /** Which it is of the order's, from 1. */
  attempt: number;
  state: HandedState;
  /** Since when. */
  since: number;
  /** What the service asks for it; null: it has not said so, or in another currency. */
  price: number | null;
  /** Where one sees it under way; null: nowhere yet. */
  trackingUrl: string | null;
  /** The name of its courier; null: none has it yet. */
  courier: string | null;
  /** When its courier is expected at the pass, and at the door; null: it has not said so. */
  pickupAt: number | null;
  dropoffAt: number | null;
  /** Why it is back, or was not called back; null: there is nothing to say. */
  problem: HandedProblem | null;
  /** The restaurant has called it back, and the service has not answered yet. */
  isCalledBack?: true;
}
