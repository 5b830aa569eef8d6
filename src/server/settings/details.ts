import type { StaffDetails } from '../../contract/staff-details.ts';
import { SOCIAL_NETWORKS } from '../../domain/social-networks.ts';
import type { Db } from '../platform/database.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';
import type { Services } from '../services.ts';
import { changeRestaurant } from '../staff/change-restaurant.ts';

export async function readDetails(db: Db, restaurantId: string): Promise<StaffDetails> {
  return detailsOf(
    await db.selectFrom('restaurants').selectAll().where('id', '=', restaurantId).executeTakeFirstOrThrow(),
  );
}

/** Says anew what the restaurant is called and where it is found. */
export async function changeDetails(
  services: Services,
  { restaurantId, userId, input }: { restaurantId: string; userId: string; input: StaffDetails },
): Promise<StaffDetails> {
  const { phone, email, place, social, ...nameAndAddress } = input;
  const links = Object.entries(social).filter(([, link]) => link !== null);
  await changeRestaurant(services, { restaurantId, userId, now: services.clock() }, 'details', {
    columns: {
      ...nameAndAddress,
      contact_phone: phone,
      contact_email: email,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      social: JSON.stringify(Object.fromEntries(links)),
    },
    before: detailsOf,
    after: input,
  });
  return input;
}

function detailsOf(row: RestaurantsTable): StaffDetails {
  const { latitude, longitude } = row;
  const links = JSON.parse(row.social) as Partial<StaffDetails['social']>;
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
