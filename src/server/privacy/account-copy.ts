import { listAddresses } from '../customers/addresses.repo.ts';
import { presentAddress } from '../customers/present-address.ts';
import { readIdentities } from '../identities/connected.ts';
import { toIso } from '../platform/clock.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';
import type { Services } from '../services.ts';
import { type CopyFor, heldAt } from './held-at.ts';

/** Everything that is stored about the holder of an account, or a guest, at all restaurants: an account is shared by them. */
export async function accountCopy(
  services: Services,
  user: UsersTable,
  copyFor: CopyFor,
): Promise<Record<string, unknown>> {
  const { db } = services;
  const restaurants = await db.selectFrom('restaurants').select(['id', 'slug', 'name']).orderBy('slug').execute();
  const held = [];
  for (const { id, slug, name } of restaurants) {
    const there = await heldAt(services, id, user, copyFor);
    const isAnything = Object.values(there).some((each) => (Array.isArray(each) ? each.length > 0 : each !== null));
    if (isAnything) held.push({ restaurant: { slug, name }, ...there });
  }
  const identities = await readIdentities(db, user.id);
  return {
    profile: presentProfile(user, restaurants.find(({ id }) => id === user.registered_with)?.slug ?? null),
    ...(identities.length > 0 && { identities }),
    savedAddresses: (await listAddresses(db, user.id)).map(presentAddress),
    restaurants: held,
  };
}

function presentProfile(
  { id, name, email, phone_number, language, created_at }: UsersTable,
  registeredWith: string | null,
) {
  return {
    _id: id,
    name,
    email,
    phoneNumber: phone_number,
    language,
    registeredAt: toIso(created_at),
    registeredWith,
  };
}
