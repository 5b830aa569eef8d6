import { Expand } from './expand.ts';
import { shownDispute } from './show-dispute.ts';
import { shownCharge, shownIntent } from './show-intent.ts';
import { shownRefund } from './show-refund.ts';
import { shownSession } from './show-session.ts';
import type { SimulatorState } from './simulator-state.ts';

const NOTHING = new Expand([]);

/** What an event about a session or a payment shows: the thing that its type is of, with nothing expanded. */
export function shownEvent(state: SimulatorState, type: string, id: string): object {
  const { sessions, intents, refunds, disputes } = state.records;
  const session = sessions[id];
  if (session) return shownSession(state, session, NOTHING);
  const intent = intents[id];
  if (!intent) throw new Error(`no payment ${id}`);
  const ofIntent = ({ payment_intent }: { payment_intent: string }) => payment_intent === id;
  if (type.startsWith('charge.dispute')) {
    const dispute = disputes.findLast(ofIntent);
    if (dispute) return shownDispute(state.records, dispute);
  }
  if (type === 'charge.refund.updated' || type === 'refund.failed') {
    const refund = refunds.findLast(ofIntent);
    if (refund) return shownRefund(refund);
  }
  return type.startsWith('charge') ? shownCharge(state, intent, NOTHING) : shownIntent(state, intent, NOTHING);
}
