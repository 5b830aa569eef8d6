import type { CheckedPlace, DeliveryCheck } from '../../../contract/delivery-check.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { townLine } from '../../../domain/people/town-line.ts';
import type { Translate } from '../../app/app-context.ts';
import { usualTime } from '../restaurant/usual-time.ts';

/** The answer in one sentence; out of every zone it offers pickup, where there is any. */
export function deliverySentence(
  t: Translate<'delivery-check'>,
  { state, place }: Pick<DeliveryCheck, 'state' | 'place'>,
  restaurant: Restaurant,
): string {
  const named = place && placeName(place);
  const values = { place: named ?? '' };
  if (state === 'inside') return t(named ? 'inside' : 'inside_here', values);
  if (state === 'closed') return t(named ? 'closed' : 'closed_here', values);
  if (state === 'point_needed') return t('point_needed');
  if (state !== 'outside') return t(state);
  const { address, deliverySettings } = restaurant;
  if (!deliverySettings.allowsCollection) return t(named ? 'outside' : 'outside_here', values);
  const collect = { street: address.street, time: usualTime(restaurant, 'Pickup') };
  return t(named ? 'outside_pickup' : 'outside_here_pickup', { ...values, ...collect });
}

/** "12 High Street, Colchester CO1 1JN", or its postcode alone; empty: there is only a point. */
export function placeName({ street, city, postalCode, country }: CheckedPlace): string {
  return [street, townLine({ city, postcode: postalCode, country })]
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
}
