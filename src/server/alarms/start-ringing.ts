import { ORDER_PUSHES } from '../pushes/pushes-of-orders.ts';
import type { Services } from '../services.ts';
import { startWorker } from '../work/worker.ts';
import { climbLadder } from './climb-ladder.ts';
import { RINGS } from './rings.ts';

const EVERY_MS = 2000;

interface Ringing {
  /** Begins no more calls and waits for those under way. */
  stop(): Promise<void>;
}

/** Climbs the ladders of unanswered orders, makes the calls that they lead to, and tells customers of theirs. Several processes may do so on one database. */
export function startRinging(services: Services): Ringing {
  const rings = startWorker(services, RINGS);
  const pushes = startWorker(services, ORDER_PUSHES);
  let round: Promise<void> | null = null;

  async function climb(): Promise<void> {
    try {
      await climbLadder(services);
      rings.wake();
    } catch (error) {
      services.log.error({ err: error }, 'alarms could not be rung');
    }
  }
  const timer = setInterval(() => {
    round ??= climb().finally(() => {
      round = null;
    });
  }, EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await round;
      await Promise.all([rings.stop(), pushes.stop()]);
    },
  };
}
