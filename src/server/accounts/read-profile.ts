import type { Affiliation, User } from '../../contract/accounts.ts';
import { listAddresses } from '../addresses/addresses.repo.ts';
import { listFavorites } from '../favorites/favorites.repo.ts';
import { pointsBalance } from '../loyalty/points-ledger.repo.ts';
import { commonRefusals } from '../platform/common-refusals.ts';
import type { Db } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { staffRole } from '../staff/staff.repo.ts';
import { presentAffiliation, presentUser } from './present-user.ts';
import { findUser } from './users.repo.ts';

interface Person {
  restaurantId: string;
  userId: string;
}

/** A user's profile at one restaurant: its points, role and favourites, and the addresses, which all restaurants share. */
export async function readProfile(db: Db, { restaurantId, userId }: Person): Promise<User> {
  const user = await findUser(db, userId);
  if (!user) throw new Refusal(commonRefusals.unauthenticated);
  const addresses = await listAddresses(db, userId);
  const favorites = await listFavorites(db, restaurantId, userId);
  return presentUser({
    user,
    addresses,
    favorites,
    affiliations: await readAffiliations(db, { restaurantId, userId }),
  });
}

/** Only the affiliation with this restaurant: others are not disclosed here (DECISIONS "Tenant"). */
export async function readAffiliations(db: Db, { restaurantId, userId }: Person): Promise<Affiliation[]> {
  const points = await pointsBalance(db, restaurantId, userId);
  const role = await staffRole(db, restaurantId, userId);
  return [presentAffiliation({ restaurantId, points, role })];
}
