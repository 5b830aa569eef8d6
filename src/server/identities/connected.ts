import type { Identity } from '../../contract/accounts/identities.ts';
import type { SignInProvider } from '../../domain/people/sign-in-providers.ts';
import { findUser, lockUser } from '../accounts/users.repo.ts';
import { toIso } from '../platform/clock.ts';
import { type Db, inTransaction, isUniqueViolation } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { identitiesRefusals as refusals } from './identities.refusals.ts';
import { deleteIdentity, identitiesOf, insertIdentity, isAnyStaff, userOfIdentity } from './identities.repo.ts';
import { type Handed, takeOwn } from './take-own.ts';

/** The providers that an account is connected with, oldest first. */
export async function readIdentities(db: Db, userId: string): Promise<Identity[]> {
  const rows = await identitiesOf(db, userId);
  return rows.map(({ provider, email, created_at }) => ({ provider, email, since: toIso(Number(created_at)) }));
}

/** Connects the account with whom the provider has named. Throws a `Refusal` if that is another account's, or this one has another of it. */
export async function connectIdentity(services: Services, handed: Handed & { userId: string }): Promise<void> {
  const { db, clock } = services;
  const { userId } = handed;
  const { provider, subject, email } = await takeOwn(services, handed, userId);
  try {
    await inTransaction(db, async (tx) => {
      if (!(await lockUser(tx, userId))) throw new Refusal(commonRefusals.unauthenticated);
      if (await isAnyStaff(tx, userId)) throw new Refusal(refusals.sign_in_of_staff);
      if ((await userOfIdentity(tx, provider, subject)) === userId) return;
      await insertIdentity(tx, { provider, subject, user_id: userId, email, created_at: clock() });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal(refusals.identity_taken);
    throw error;
  }
}

/** Disconnects a provider. Throws a `Refusal` if nothing would be left to sign in with. */
export async function disconnectIdentity(
  { db }: Services,
  { userId, provider }: { userId: string; provider: SignInProvider },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new Refusal(commonRefusals.unauthenticated);
    const user = await findUser(tx, userId);
    const others = (await identitiesOf(tx, userId)).filter((each) => each.provider !== provider);
    if (!user?.password_hash && others.length === 0) throw new Refusal(refusals.last_way_in);
    await deleteIdentity(tx, userId, provider);
  });
}
