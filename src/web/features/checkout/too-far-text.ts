import { ORDER_TYPE } from '../../../domain/orders/order-types.ts';
import type { Translate } from '../../app/app-context.ts';
import type { Checkout } from './derive-checkout.ts';

/** Why the order cannot be delivered to its address, and what can be done; empty if it can (decision 067). */
export function tooFarText(t: Translate<'checkout'>, { tooFar, offered }: Checkout): string {
  if (tooFar === null) return '';
  if (tooFar === '') return t('postcode_needed');
  return t(offered.some((type) => !ORDER_TYPE[type].hasAddress) ? 'too_far_or_pickup' : 'too_far', {
    postcode: tooFar,
  });
}
