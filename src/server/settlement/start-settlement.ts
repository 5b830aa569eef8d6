import type { Services } from '../services.ts';
import { BATCH_OF_ACTS, carryOutActs } from './carry-out-acts.ts';
import { checkPayments } from './check-payments.ts';

const EVERY_MS = 3000;

export interface Settlement {
  wake(): void;
  /** Waits for the round under way. */
  stop(): Promise<void>;
}

/**
 * Carries out what was asked of providers and asks them what is true: at once when woken, and every few seconds. Apart from the other
 * chores, because providers may take their time.
 */
export function startSettlement(services: Services, log: Pick<Services['log'], 'error'>): Settlement {
  let isStopped = false;
  let isWoken = false;
  let round: Promise<void> | null = null;

  async function run(): Promise<void> {
    do {
      isWoken = false;
      try {
        const acts = await carryOutActs(services);
        await checkPayments(services);
        // There may be more: money that goes back does not wait for the next round.
        isWoken ||= acts === BATCH_OF_ACTS;
      } catch (error) {
        log.error({ err: error }, 'payments were not settled');
      }
    } while (isWoken && !isStopped);
  }
  function wake(): void {
    isWoken = true;
    if (isStopped || round) return;
    round = run().finally(() => {
      round = null;
    });
  }
  const timer = setInterval(wake, EVERY_MS).unref();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
