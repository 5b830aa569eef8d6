import { PaymentProviderError } from '../payments/payment-port.ts';
import type { PaymentRow } from '../payments/payments.repo.ts';
import type { Services } from '../services.ts';
import { noteDenied } from './note-denied.ts';
import { settle } from './settle.ts';

/** Asks the provider what is true of a payment, and writes it. If it cannot be reached, only the time counts. */
export async function askAbout(services: Services, row: PaymentRow): Promise<void> {
  const opened = row.reference === null ? null : await services.payments.of(row.restaurant_id);
  if (!opened || row.reference === null) return settle(services, row, null);
  try {
    await settle(services, row, await opened.port.read(row.reference));
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    services.log.warn({ err: error, restaurant: row.restaurant_id, payment: row.id }, 'the provider did not answer');
    if (error.outcome === 'denied') await noteDenied(services, row.restaurant_id);
    if (services.clock() >= row.pay_by) await settle(services, row, null);
  }
}
