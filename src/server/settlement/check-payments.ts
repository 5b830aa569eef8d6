import { PaymentProviderError } from '../payments/payment-port.ts';
import type { PaymentRow } from '../payments/payments.repo.ts';
import { paymentsToCheck, updatePayment } from '../payments/payments.repo.ts';
import type { Services } from '../services.ts';
import { settle } from './settle.ts';

const BATCH = 50;
const RETRY_MS = 20_000;

/**
 * Asks providers about the payments whose time it is, so that everything is settled even if none of their events arrives, and calls off
 * orders whose time to be paid is over. Returns how many there were.
 */
export async function checkPayments(services: Services): Promise<number> {
  const now = services.clock();
  const due = await paymentsToCheck(services.db, now, BATCH);
  for (const row of due) {
    // Others leave it alone meanwhile.
    await updatePayment(services.db, row, { next_check_at: now + RETRY_MS });
    try {
      await askAbout(services, row);
    } catch (error) {
      services.log.error({ err: error, restaurant: row.restaurant_id, payment: row.id }, 'a payment was not checked');
    }
  }
  return due.length;
}

/** Asks the provider what is true of a payment, and writes it. If it cannot be reached, only the time counts. */
export async function askAbout(services: Services, row: PaymentRow): Promise<void> {
  const opened = row.reference === null ? null : await services.payments.of(row.restaurant_id);
  if (!opened || row.reference === null) return settle(services, row, null);
  try {
    await settle(services, row, await opened.port.read(row.reference));
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    services.log.warn({ err: error, restaurant: row.restaurant_id, payment: row.id }, 'the provider did not answer');
    if (services.clock() >= row.pay_by) await settle(services, row, null);
  }
}
