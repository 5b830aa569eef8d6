import type { ClaimAccountInput } from '../../contract/order-claims.ts';
import type { Language } from '../../domain/languages.ts';
import { keepAcceptedTerms } from '../accounts/accepted-terms.repo.ts';
import { hashPassword, verifyPassword } from '../accounts/password-hash.ts';
import { type StartedSession, startSession } from '../accounts/start-session.ts';
import { findByEmail, holdSignedIn, insertUser } from '../accounts/users.repo.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { OrderClaimsTable, UsersTable } from '../platform/tables/account-tables.ts';
import type { Services } from '../services.ts';
import { adoptOrders } from './adopt-orders.ts';
import { orderClaimsRefusals } from './order-claims.refusals.ts';
import { proveClaim } from './prove-claim.ts';

interface Claiming extends ClaimAccountInput {
  restaurantId: string;
  language: Language;
}

/**
 * Makes an account of a claim's address with this password, brings the guest's orders to it, and signs in. If the address has an account,
 * the password must be its own: then the orders come to that one. Any other password is refused like a wrong code, after the same work.
 */
export async function claimAccount(
  services: Services,
  claiming: Claiming,
): Promise<StartedSession & { email: string; orders: number }> {
  const { restaurantId, language, password } = claiming;
  const claim = await proveClaim(services, claiming);
  const known = await findByEmail(services.db, claim.email);
  const passwordHash = known
    ? (await verifyPassword(restaurantId, known.password_hash, password)) && known.password_hash
    : await hashPassword(restaurantId, password);
  if (!passwordHash) throw new Refusal(orderClaimsRefusals.claim_refused);
  const account = known
    ? (tx: Tx) => signedIn(tx, known, language)
    : (tx: Tx, { name, phone }: { name: string; phone: string | null }) =>
        newAccount(tx, claim, {
          name,
          phone_number: phone,
          password_hash: passwordHash,
          language,
          now: services.clock(),
        });
  try {
    const { session, orders, endedSessions } = await inTransaction(services.db, async (tx) => {
      const { userId, ...adopted } = await adoptOrders(tx, claim, account);
      return { ...adopted, session: await startSession(services, tx, { restaurantId, userId }) };
    });
    for (const sessionId of endedSessions) services.live.endSession(sessionId);
    return { ...session, email: claim.email, orders };
  } catch (error) {
    // Somebody has registered the address at this moment.
    if (isUniqueViolation(error)) throw new Refusal(orderClaimsRefusals.claim_refused);
    throw error;
  }
}

async function signedIn(tx: Tx, { id, password_hash }: UsersTable, language: Language): Promise<string> {
  if (!(await holdSignedIn(tx, id, password_hash, language))) throw new Refusal(orderClaimsRefusals.claim_refused);
  return id;
}

async function newAccount(
  tx: Tx,
  { email, restaurant_id: restaurantId }: OrderClaimsTable,
  { now, ...person }: Pick<UsersTable, 'name' | 'phone_number' | 'password_hash' | 'language'> & { now: number },
): Promise<string> {
  const id = newId();
  await insertUser(tx, {
    ...{ id, ...person, email, avatar_url: null, created_at: now, registered_with: restaurantId },
    // By the mailed code.
    email_proved_at: now,
  });
  await keepAcceptedTerms(tx, { restaurantId, userId: id });
  return id;
}
