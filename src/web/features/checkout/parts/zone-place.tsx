import { useCheckout } from '../checkout-context.ts';
import { useDeliveryPlace } from '../use-delivery-place.ts';
import { ConfirmPoint } from './confirm-point.tsx';

/** What an address needs where its place decides by which terms it is delivered. */
export function ZonePlace() {
  const value = useCheckout();
  useDeliveryPlace(value);
  const { checkout, restaurant } = value;
  const { place } = checkout;
  const isMeasured = restaurant.deliverySettings.zones?.some(({ postcodes }) => !postcodes);
  return isMeasured && place ? <ConfirmPoint key={place.postalCode} place={place} /> : null;
}
