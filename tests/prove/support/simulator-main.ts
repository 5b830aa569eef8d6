import type { Delivery } from '../../../src/server/payments/simulator/event-sender.ts';
import { serveSimulator } from '../../support/serve-simulator.ts';

/** The simulator of Stripe as a process that can be killed: what it knows is in a file. Its events are lost, doubled, late and swapped. */
const [port, file] = process.argv.slice(2);
const { simulator } = await serveSimulator({ file: file as string }, Number(port));
const DELIVERIES: Delivery[] = ['once', 'twice', 'swapped', 'late', 'never'];
const FAILS_OF_100 = 5;

const answer = simulator.answer.bind(simulator);
simulator.answer = (call) => {
  simulator.delivery = DELIVERIES[Math.floor(Math.random() * DELIVERIES.length)] as Delivery;
  // Of two failures one comes after the work was done.
  if (Math.random() * 100 < FAILS_OF_100) simulator.failures = Math.random() < 0.5 ? 1 : 2;
  return answer(call);
};
