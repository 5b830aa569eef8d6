import { DeliverySettings } from '../features/delivery/delivery-settings.tsx';

/** Delivery and collection. */
export function Component() {
  return <DeliverySettings />;
}
