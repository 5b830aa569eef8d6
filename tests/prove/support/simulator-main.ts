import type { Delivery } from '../../../src/server/payments/simulator/event-sender.ts';
import { serveSimulator } from '../../support/serve-simulator.ts';

/**
 * The simulator of Stripe as a process that can be killed: what it knows is in a file. Its events are lost, doubled, late and swapped, it
 * fails and refuses, and at its own pages people refund, and banks take money back. SIGUSR2: from now on only what it is asked for.
 * SIGUSR1: it does not know any key for some seconds.
 */
const [port, file] = process.argv.slice(2);
const { simulator } = await serveSimulator({ file: file as string }, Number(port));
const DELIVERIES: Delivery[] = ['once', 'twice', 'swapped', 'late', 'never'];
const FAILS_OF_100 = 5;
const REFUSED_CAPTURES_OF_100 = 4;
const MISCHIEF_OF_100 = 1;
const WORTHLESS_MS = 2500;

let isCalm = false;
let worthlessUntil = 0;
process.on('SIGUSR1', () => {
  worthlessUntil = Date.now() + WORTHLESS_MS;
});
process.on('SIGUSR2', () => {
  isCalm = true;
  for (const { payment_intent, status } of simulator.records.disputes) {
    if (status === 'needs_response') simulator.judge(payment_intent, chance(50) ? 'won' : 'lost');
  }
});

const answer = simulator.answer.bind(simulator);
simulator.answer = (call) => {
  simulator.delivery = DELIVERIES[Math.floor(Math.random() * DELIVERIES.length)] as Delivery;
  const { records, refusals } = simulator;
  const key = /^Bearer (.+)$/.exec(call.headers['authorization'] ?? '')?.[1] ?? '';
  records.revoked = Date.now() < worthlessUntil ? [key] : [];
  // Of two failures one comes after the work was done.
  if (chance(FAILS_OF_100)) simulator.failures = chance(50) ? 1 : 2;
  refusals.length = 0;
  if (call.path.endsWith('/capture') && chance(REFUSED_CAPTURES_OF_100)) {
    refusals.push({ path: '/capture', times: 1, status: 402, type: 'card_error', code: 'card_declined' });
  }
  const said = answer(call);
  if (!isCalm && chance(MISCHIEF_OF_100)) makeMischief();
  return said;
};

/** What restaurants do in the provider's dashboard, and their customers' banks. */
function makeMischief(): void {
  const { intents, disputes } = simulator.records;
  const charged = Object.values(intents).filter(
    ({ id, captured, refunded }) =>
      captured > refunded && !disputes.some(({ payment_intent }) => payment_intent === id),
  );
  const intent = charged[Math.floor(Math.random() * charged.length)];
  if (!intent) return;
  // Of what was let go of a hold there is no refund: one of just that sum is none of it either.
  const letGo = intent.amount - intent.captured;
  if (letGo > 0 && letGo <= intent.captured && chance(60)) simulator.refundAtProvider(intent.id, letGo);
  else if (chance(60)) simulator.refundAtProvider(intent.id, 1 + Math.floor(Math.random() * 500));
  // Nobody disputes what was given back already, in part or not.
  else if (intent.refunded === 0) simulator.dispute(intent.id);
}

function chance(of100: number): boolean {
  return Math.random() * 100 < of100;
}
