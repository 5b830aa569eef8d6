import type { Services } from '../services.ts';
import { startWorker, type Worker } from '../work/worker.ts';
import { PAYMENT_ACTS } from './payment-acts.ts';
import { PAYMENT_CHECKS } from './payment-checks.ts';

/** Carries out what was asked of providers and asks them what is true: at once when woken (`payments.wake`), and every few seconds. */
export function startSettlement(services: Services): Pick<Worker, 'wake' | 'stop'> {
  const workers = [startWorker(services, PAYMENT_ACTS), startWorker(services, PAYMENT_CHECKS)];
  return {
    wake() {
      for (const { wake } of workers) wake();
    },
    async stop() {
      await Promise.all(workers.map(({ stop }) => stop()));
    },
  };
}
