import type { RefusalKind } from '../platform/refusals/refusal.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { paymentAccountRefusals as refusals } from './payment-account.refusals.ts';
import type { AccountFinding, Check, PaymentPort } from './payment-port.ts';

const WRONG: Partial<Record<AccountFinding, RefusalKind>> = {
  key_invalid: refusals.payment_key_invalid,
  key_lacks_rights: refusals.payment_key_lacks_rights,
  charges_disabled: refusals.payment_charges_disabled,
  unreachable: refusals.payment_provider_unreachable,
  failed: refusals.payment_check_failed,
};

/** Where the provider's events arrive at a restaurant's address. */
export const EVENTS_PATH = '/api/v1/payments/events';

/** Tries an account and registers the address for events. Throws a `Refusal` that says what is wrong. */
export async function tryAccount(port: PaymentPort, origin: string): Promise<Check> {
  const found = await port.check(`${origin}${EVENTS_PATH}`);
  const wrong = WRONG[found.finding];
  if (wrong) throw new Refusal(wrong, { values: { detail: found.detail ?? '' } });
  return found;
}
