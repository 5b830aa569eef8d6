import type { Affiliation, User } from '../../contract/accounts/accounts.ts';
import { findUser } from '../accounts/users.repo.ts';
import { staffRole } from '../editing/staff.repo.ts';
import type { Db } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { pointsBalance } from '../promotions/points-ledger.repo.ts';
import { listAddresses } from './addresses.repo.ts';
import { listFavorites } from './favorites.repo.ts';
import { presentAffiliation, presentUser } from './present-user.ts';

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
