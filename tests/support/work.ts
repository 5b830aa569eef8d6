import type { Services } from '../../src/server/services.ts';
import { PAYMENT_ACTS } from '../../src/server/settlement/payment-acts.ts';
import { PAYMENT_CHECKS } from '../../src/server/settlement/payment-checks.ts';
import type { WorkTable } from '../../src/server/work/leases.ts';
import type { WorkKind } from '../../src/server/work/work-kind.ts';
import { startWorker } from '../../src/server/work/worker.ts';

/** Does the work of a kind that is due now, as a process would. */
export async function workOff<T extends WorkTable>(services: Services, kind: WorkKind<T>): Promise<void> {
  const worker = startWorker(services, kind);
  await worker.idle();
  await worker.stop();
}

/** Asks providers about the payments whose time it is. */
export const checkPayments = (services: Services) => workOff(services, PAYMENT_CHECKS);
/** Carries out what transactions have asked of providers. */
export const carryOutActs = (services: Services) => workOff(services, PAYMENT_ACTS);
