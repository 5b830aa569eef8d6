import type { DeliveryService } from '../../../domain/delivery-services/delivery-services.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import type { Zone } from '../../../domain/zones/zone.ts';
import type { Tx } from '../../platform/database/database.ts';
import { fromJson } from '../../platform/database/json-columns.ts';

/** What a change of an order's status needs to know of its restaurant. */
interface RestaurantOfChange {
  /** Of amounts. */
  decimals: number;
  /** Whether it mails of fewer steps. */
  sendsFewMails: boolean;
  /** Whether it texts customers who ask for it. */
  textsGuests: boolean;
  /** Its zones, and the services that bring its deliveries. */
  zones: Zone[] | null;
  services: DeliveryService[];
}

export async function restaurantOfChange(tx: Tx, restaurantId: string): Promise<RestaurantOfChange> {
  const { currency_code, few_mails, texts_guests, zones, delivery_services } = await tx
    .selectFrom('restaurants')
    .select(['currency_code', 'few_mails', 'texts_guests', 'zones', 'delivery_services'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return {
    decimals: decimalsOf(currency_code),
    sendsFewMails: few_mails === 1,
    textsGuests: texts_guests === 1,
    services: fromJson(delivery_services ?? null) ?? [],
    zones: delivery_services ? fromJson(zones) : null,
  };
}
