import { decimalsOf } from '../../../domain/money/currencies.ts';
import type { DeliveryStop, OrderForService } from '../delivery-port.ts';

/** What its courier's screen has room for. */
const MOST_NOTES = 280;

/** The address as their document asks for it: a JSON text in a field. */
function addressOf({ street, city, postcode, country }: DeliveryStop): string {
  return JSON.stringify({ street_address: [street], city, zip_code: postcode, country });
}

function placesOf({ pickup, dropoff, readyAt, total, currency }: OrderForService) {
  return {
    pickup_address: addressOf(pickup),
    dropoff_address: addressOf(dropoff),
    pickup_phone_number: pickup.phone,
    dropoff_phone_number: dropoff.phone,
    ...(pickup.point && { pickup_longitude: pickup.point[0], pickup_latitude: pickup.point[1] }),
    ...(dropoff.point && { dropoff_longitude: dropoff.point[0], dropoff_latitude: dropoff.point[1] }),
    ...(readyAt !== null && { pickup_ready_dt: new Date(readyAt).toISOString() }),
    manifest_total_value: hundredths(total, currency),
  };
}

/** Amounts have two decimals there in every currency. */
function hundredths(minor: number, currency: string): number {
  return Math.round((minor * 100) / 10 ** decimalsOf(currency));
}

export function uberQuoteBody(order: OrderForService) {
  return placesOf(order);
}

export function uberDeliveryBody(order: OrderForService, { key, quoteRef }: { key: string; quoteRef: string | null }) {
  const { pickup, dropoff, number, items, minimumAge, currency } = order;
  return {
    ...placesOf(order),
    pickup_name: pickup.name,
    dropoff_name: dropoff.name,
    ...(dropoff.notes && { dropoff_notes: dropoff.notes.slice(0, MOST_NOTES) }),
    manifest_reference: number,
    manifest_items: items.map(({ name, quantity, price }) => ({
      ...{ name, quantity, size: 'small', must_be_upright: true },
      price: hundredths(price, currency),
    })),
    ...(minimumAge !== null && { dropoff_verification: { identification: { min_age: minimumAge } } }),
    undeliverable_action: 'return',
    idempotency_key: key,
    ...(quoteRef !== null && { quote_id: quoteRef }),
  };
}
