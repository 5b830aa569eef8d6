import type { OrderStatus } from '../orders/order-status.ts';
import { MINUTE } from '../times/zoned-time.ts';
import type { LineUnits } from './paid-lines.ts';

/** How long a customer has to answer: a kitchen waits no longer. */
export const ANSWER_WITHIN = 15 * MINUTE;
/** Who agrees in the last moment has so long to pay. */
export const PAY_AFTER_AGREEING = 10 * MINUTE;

/** What became of a proposal: `outdated`: the order was another one before the customer had answered. */
export const PROPOSAL_STATES = ['open', 'agreed', 'declined', 'withdrawn', 'expired', 'outdated'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** A change of an open order that makes it dearer, for which its customer is asked. Totals in minor units. */
export interface Proposal {
  id: string;
  state: ProposalState;
  /** Who of the staff, when (ms), and why. */
  by: string;
  at: number;
  reason: string;
  /** Until when it waits for the answer (ms). */
  until: number;
  /** Whether the customer has agreed and is about to pay the difference. */
  isPaying: boolean;
  removed: LineUnits[];
  before: number;
  after: number;
  /** How often the order had been changed before: of one that has been changed since, it is no longer true. */
  changes: number;
}

/** Whether something else can be cooked: not once the order is ready. */
export function isOpenToProposals(status: OrderStatus): boolean {
  return status === 'Pending Confirmation' || status === 'Confirmed' || status === 'Preparing';
}

/** Whether the order is still the one that was asked about. */
export function fits(
  { before, changes }: Proposal,
  order: { status: OrderStatus; total: number; changes: number },
): boolean {
  return isOpenToProposals(order.status) && order.total === before && order.changes === changes;
}
