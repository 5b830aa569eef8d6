import { ORDER_TYPE } from '../../../domain/orders/order-types.ts';
import type { Translate } from '../../app/app-context.ts';
import type { Checkout } from './derive-checkout.ts';

/** Why the order cannot be delivered to its address, and what can be done; empty if it can (decision 067). */
export function tooFarText(t: Translate<'checkout'>, { tooFar, notThere, offered }: Checkout): string {
  const canCollect = offered.some((type) => !ORDER_TYPE[type].hasAddress);
  if (tooFar === null) return notThere && canCollect ? `${notThere} ${t('or_pickup')}` : notThere;
  if (tooFar === '') return t('postcode_needed');
  return t(canCollect ? 'too_far_or_pickup' : 'too_far', {
    postcode: tooFar,
  });
}
