import type { StaffDetails } from '../../contract/staff/staff-details.ts';
import type { TakenChange, Versioned } from '../../contract/staff/staff-versions.ts';
import { SOCIAL_NETWORKS } from '../../domain/look/social-networks.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { versioned } from '../editing/versions.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';
import type { Services } from '../services.ts';

export async function readDetails(db: Db, restaurantId: string): Promise<Versioned<StaffDetails>> {
  const row = await db.selectFrom('restaurants').selectAll().where('id', '=', restaurantId).executeTakeFirstOrThrow();
  return versioned(detailsOf(row));
}

/** Changes the restaurant's name, address and contact. */
export async function changeDetails(
  services: Services,
  { restaurantId, userId, change }: { restaurantId: string; userId: string; change: TakenChange<StaffDetails> },
): Promise<Versioned<StaffDetails>> {
  const { expectedVersion, phone, email, place, social, ...nameAndAddress } = change;
  const links = Object.entries(social).flatMap(([network, link]) => (link === null ? [] : [[network, link]]));
  return changeRestaurant(services, { restaurantId, userId, now: services.clock() }, 'details', {
    read: readDetails,
    expectedVersion,
    columns: {
      ...nameAndAddress,
      contact_phone: phone,
      contact_email: email,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      social: toJson(Object.fromEntries(links)),
    },
  });
}

function detailsOf(row: RestaurantsTable): StaffDetails {
  const { latitude, longitude } = row;
  const links = fromJson(row.social);
  return {
    name: row.name,
    phone: row.contact_phone,
    email: row.contact_email,
    street: row.street,
    city: row.city,
    postcode: row.postcode,
    country: row.country,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    social: Object.fromEntries(
      SOCIAL_NETWORKS.map((network) => [network, links[network] ?? null]),
    ) as StaffDetails['social'],
  };
}
