import { isPaidAtHandover, methodsFor } from '../../../domain/orders/payment-methods.ts';
import { isCheckoutPhone } from '../../../domain/people/phone.ts';
import type { AppraisedCheckout } from './appraise-checkout.ts';
import { methodOf } from './asked-by-checkout.ts';
import { chosenTip } from './chosen-tip.ts';

/**
 * By which method an assistant may order what its checkout says, unless the buyer turns out to be unknown; null: a person has to confirm.
 * Only what is picked up and paid at the counter, up to the owner's sum, and of somebody who can be called and mailed.
 */
export function counterMethod(found: AppraisedCheckout): string | null {
  const { input, asked, appraisal } = found;
  const { settings, priced, obstacles } = appraisal;
  const { first_name = '', last_name = '', email = '', phone_number = '' } = input.buyer ?? {};
  const isSaid = (first_name || last_name) !== '' && email !== '' && isCheckoutPhone(phone_number);
  const isWithin = priced.totalAmount <= (settings.assistantsUpTo ?? -1);
  const isPickup = methodOf(input)?.type === 'pickup';
  const isClear = obstacles.length === 0 && chosenTip(found, 'en').amount === 0;
  if (!isSaid || !isWithin || !isPickup || !isClear) return null;
  return methodsFor(settings.paymentMethods, asked.orderType).find(isPaidAtHandover) ?? null;
}
