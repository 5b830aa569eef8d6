import { personName } from '../../contract/accounts/accounts.ts';
import type { Language } from '../../domain/languages.ts';
import { MAX } from '../../domain/limits.ts';
import type { SignInProvider } from '../../domain/people/sign-in-providers.ts';
import { keepAcceptedTerms } from '../accounts/accepted-terms.repo.ts';
import { type StartedSession, startSession } from '../accounts/start-session.ts';
import { findByEmail, insertUser } from '../accounts/users.repo.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { identitiesRefusals as refusals } from './identities.refusals.ts';
import { holdAccount, insertIdentity, isAnyStaff, userOfIdentity } from './identities.repo.ts';
import type { SignInClaims } from './openid.ts';
import { type Handed, takeOwn } from './take-own.ts';

type Claims = SignInClaims & { provider: SignInProvider };
interface Where {
  restaurantId: string;
  language: Language;
  now: number;
}

/**
 * Signs in whoever a provider has named: to the account of this identity, to the account of the address if both sides have proved it, or to a
 * new one. Throws a `Refusal` that says what to do instead.
 */
export async function finishSignIn(
  services: Services,
  handed: Handed & { language: Language },
): Promise<StartedSession> {
  const claims = await takeOwn(services, handed, null);
  const where = { restaurantId: handed.restaurantId, language: handed.language, now: services.clock() };
  try {
    return await inTransaction(services.db, async (tx) => {
      const known = await userOfIdentity(tx, claims.provider, claims.subject);
      const userId = known ?? (await accountFor(tx, claims, where));
      // The office asks for a password, which no provider may stand for (decision 205).
      if (await isAnyStaff(tx, userId)) throw new Refusal(refusals.sign_in_of_staff);
      if (!(await holdAccount(tx, userId, where.language))) throw new Refusal(refusals.sign_in_over);
      return startSession(services, tx, { restaurantId: where.restaurantId, userId });
    });
  } catch (error) {
    // The same person, or the same address, came by another way at this moment.
    if (isUniqueViolation(error)) throw new Refusal(refusals.sign_in_over);
    throw error;
  }
}

/** The account that this identity belongs to from now on. */
async function accountFor(tx: Tx, claims: Claims, where: Where): Promise<string> {
  const { provider, subject, email, isProved } = claims;
  if (email === null) throw new Refusal(refusals.sign_in_no_address);
  const known = await findByEmail(tx, email);
  // Anybody may have registered with an address that is not theirs, and would then share the account.
  if (known && !(isProved && known.email_proved_at !== null)) throw new Refusal(refusals.sign_in_first);
  const userId = known?.id ?? (await newAccount(tx, { ...claims, email }, where));
  await insertIdentity(tx, { provider, subject, user_id: userId, email, created_at: where.now });
  return userId;
}

/** An account without a password. An address for which the provider does not vouch is as good as one that was typed. */
async function newAccount(
  tx: Tx,
  { name, email, isProved }: Claims & { email: string },
  { restaurantId, language, now }: Where,
): Promise<string> {
  const id = newId();
  await insertUser(tx, {
    ...{ id, name: nameFor(name, email), email, password_hash: '', phone_number: null, avatar_url: null },
    ...{ language, created_at: now, registered_with: restaurantId, email_proved_at: isProved ? now : null },
  });
  await keepAcceptedTerms(tx, { restaurantId, userId: id });
  return id;
}

/** As the rules for names have it; else what stands before the address's @. */
function nameFor(name: string | null, email: string): string {
  const typed = (name ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX.name);
  return personName.safeParse(typed).data ?? (email.split('@')[0] as string).slice(0, MAX.name);
}
