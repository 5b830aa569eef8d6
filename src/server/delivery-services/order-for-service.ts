import type { Restaurant } from '../../contract/restaurants.ts';
import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import type { HandedProblem } from '../../domain/delivery-services/delivery-services.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toMinor } from '../../domain/money/money.ts';
import { amountToCollect } from '../../domain/orders/amount-to-collect.ts';
import { countryCode } from '../../domain/people/country-code.ts';
import { readyAt } from '../handing/follow-status.ts';
import type { StoredOrder } from '../orders/orders.repo.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import type { Services } from '../services.ts';
import { numberToCall } from '../telephone/number-to-call.ts';
import type { OrderForService } from './delivery-port.ts';

/** The order cannot be given to a service, whatever that says. */
export class Unfit extends Error {
  readonly problem: HandedProblem;

  constructor(code: HandedProblem['code'], words: string | null = null) {
    super(code);
    this.problem = { code, words };
  }
}

/** An order as a service takes it. Throws `Unfit`: it is paid at the door, or somebody cannot be called. */
export async function orderForService(
  services: Services,
  stored: StoredOrder,
  { checksAge }: { checksAge: boolean },
): Promise<OrderForService> {
  const { order } = stored;
  const shown = await presentStaffOrder(services, stored);
  const { restaurant } = await services.content.of(order.restaurant_id, order.content_language);
  const country = countryCode(restaurant.address.country);
  const [pickupPhone, phone] = [restaurant.contact.phone, shown.contactPhone].map((each) =>
    numberToCall(each, country),
  );
  const minimumAge = Math.max(0, ...shown.items.map((item) => item.minimumAge ?? 0)) || null;
  if (amountToCollect(shown) > 0) throw new Unfit('cash');
  if (!pickupPhone) throw new Unfit('pickup_phone');
  if (!phone) throw new Unfit('phone');
  if (minimumAge !== null && !checksAge) throw new Unfit('age');
  const decimals = decimalsOf(shown.currency.code);
  return {
    number: shown.orderNumber,
    pickup: pickupOf(restaurant, pickupPhone),
    dropoff: dropoffOf(shown, phone, country),
    items: shown.items.map(({ productName: name, quantity, unitPrice }) => ({
      ...{ name, quantity },
      price: toMinor(unitPrice, decimals),
    })),
    total: toMinor(shown.totalAmount, decimals),
    ...{ currency: shown.currency.code, decimals, minimumAge },
    readyAt: readyAt(order, services.clock()),
  };
}

function pickupOf({ name, address }: Restaurant, phone: string): OrderForService['pickup'] {
  const { street, city, postcode, country, coordinates } = address;
  return {
    ...{ name, phone, street, city, postcode },
    ...{ country: countryCode(country) ?? country, point: coordinates?.coordinates ?? null, notes: '' },
  };
}

function dropoffOf(
  { customerName: name, deliveryAddress }: StaffOrder,
  phone: string,
  homeCountry: string | null,
): OrderForService['dropoff'] {
  const {
    street = '',
    city = '',
    postalCode = '',
    country = '',
    coordinates,
    deliveryInstructions,
  } = deliveryAddress ?? {};
  return {
    ...{ name, phone, street, city, postcode: postalCode },
    country: countryCode(country) ?? homeCountry ?? country,
    point: coordinates ?? null,
    notes: deliveryInstructions ?? '',
  };
}
