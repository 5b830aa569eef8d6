import type { Language } from '../../domain/languages.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { provePassword, wrongPassword } from '../accounts/prove-password.ts';
import { findUser } from '../accounts/users.repo.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';
import type { Services } from '../services.ts';
import { identitiesRefusals } from './identities.refusals.ts';

/** How new a session must be to stand for a password. */
const JUST_NOW_MS = 10 * MINUTE;

interface Asked {
  restaurantId: string;
  userId: string;
  sessionId: string;
  currentPassword?: string | undefined;
  language: Language;
}

/**
 * The user, for what an open session is not enough for: by the password once more, or, of an account that has none, by having signed in
 * just now. Throws a `Refusal` otherwise.
 */
export async function proveHolder(services: Services, asked: Asked): Promise<UsersTable> {
  const { db, clock } = services;
  const { userId, sessionId, currentPassword, language } = asked;
  if (currentPassword !== undefined) return provePassword(services, { ...asked, currentPassword });
  const user = await findUser(db, userId);
  if (!user) throw new Refusal(commonRefusals.unauthenticated);
  if (user.password_hash !== '') throw wrongPassword(language);
  const session = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!session || Number(session.created_at) + JUST_NOW_MS < clock())
    throw new Refusal(identitiesRefusals.sign_in_anew);
  return user;
}
