import { checkDelivery } from '../../contract/endpoints/delivery-check.ts';
import { MAX } from '../../domain/limits.ts';
import type { Plain } from '../app/plain.ts';
import { addressLine, isCompleteAddress } from '../features/addresses/address-fields.ts';
import { plainStart } from '../features/checkout/plain-draft.ts';
import { currentRestaurant } from '../features/restaurant/restaurant-resource.ts';
import type { PlainApp } from './act.ts';

/** Where the address lies that checkout's form says, as the address search knows it; null: no zone is measured, or it was not found. */
export async function pointOf({ api, resources, session, plain }: PlainApp): Promise<Plain['point']> {
  const restaurant = resources.peek(currentRestaurant)?.data.restaurant;
  const state = session.state.get();
  const user = 'user' in state ? state.user : null;
  if (!user || !restaurant?.deliverySettings.zones?.some(({ postcodes }) => !postcodes)) return null;
  const { newAddress } = plainStart(user, restaurant, plain);
  if (newAddress.longitude !== null || !isCompleteAddress(newAddress)) return null;
  const of = addressLine(newAddress);
  const answer = await api.call(checkDelivery, { body: { text: of.slice(0, MAX.addressSearch) }, quiet: true });
  const coordinates = answer.ok ? answer.data.data.place?.coordinates : null;
  return coordinates ? { of, coordinates } : null;
}
