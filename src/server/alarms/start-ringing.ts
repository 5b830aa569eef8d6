import { sendOrderPushes } from '../pushes/send-order-pushes.ts';
import type { Services } from '../services.ts';
import { climbLadder } from './climb-ladder.ts';
import { sendRings } from './send-rings.ts';

const EVERY_MS = 2000;
/** Calls under way at the same time, so that one that hangs does not hold up the others. */
const AT_ONCE = 30;

interface Ringing {
  /** Begins no more calls and waits for those under way. */
  stop(): Promise<void>;
}

/** Climbs the ladders of unanswered orders, makes the calls that they lead to, and tells customers of theirs. Several processes may do so on one database. */
export function startRinging(services: Services): Ringing {
  const underWay = new Set<Promise<void>>();
  let isStopped = false;
  let round: Promise<void> | null = null;

  async function run(): Promise<void> {
    try {
      await climbLadder(services);
      if (isStopped) return;
      const rings = await sendRings(services, AT_ONCE - underWay.size);
      follow(rings);
      follow(await sendOrderPushes(services, AT_ONCE - underWay.size));
    } catch (error) {
      services.log.error({ err: error }, 'alarms could not be rung');
    }
  }
  function follow(calls: readonly Promise<void>[]): void {
    for (const call of calls) {
      underWay.add(call);
      void call.finally(() => underWay.delete(call));
    }
  }
  function look(): void {
    if (isStopped || round || underWay.size === AT_ONCE) return;
    round = run().finally(() => {
      round = null;
    });
  }
  const timer = setInterval(look, EVERY_MS).unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await round;
      await Promise.all(underWay);
    },
  };
}
