import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import type { Caller } from '../../contract/staff/staff-phone-orders.ts';
import { isMailable } from '../accounts/guests.repo.ts';
import { presentStaffOrders } from '../orders/present/present-staff-order.ts';
import type { Services } from '../services.ts';
import { guestsByPhone, lastOrdersOf } from './callers.repo.ts';

/** Orders that are read for addresses, and those that are shown. */
const READ = 20;
const SHOWN = 5;

/** The restaurant's own guest with this number: name, addresses and last orders; null: nobody is known by it. */
export async function findCaller(
  services: Services,
  { restaurantId, country, phone }: { restaurantId: string; country: string | null; phone: string },
): Promise<Caller | null> {
  const { db } = services;
  const guests = await guestsByPhone(db, restaurantId, phone, country);
  const stored = await lastOrdersOf(db, restaurantId, guests, READ);
  const last = guests.find(({ id }) => id === stored[0]?.order.user_id);
  if (!last) return null;
  const orders = await presentStaffOrders(services, stored);
  return {
    name: last.name,
    email: isMailable(last.email) ? last.email : null,
    addresses: addressesOf(orders),
    orders: orders.slice(0, SHOWN),
  };
}

/** Each address once, the last one first. */
function addressesOf(orders: readonly StaffOrder[]): Caller['addresses'] {
  const byPlace = new Map<string, Caller['addresses'][number]>();
  for (const { deliveryAddress } of orders) {
    if (!deliveryAddress) continue;
    const { street, postalCode } = deliveryAddress;
    const place = `${street} ${postalCode}`.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    if (!byPlace.has(place)) byPlace.set(place, deliveryAddress);
  }
  return [...byPlace.values()];
}
