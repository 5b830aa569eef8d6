import type { Language } from '../../domain/languages.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';
import type { Services } from '../services.ts';
import { accountRefusals } from './accounts.refusals.ts';
import { limitAttempts, passwordChangeLimits } from './limit-attempts.ts';
import { verifyPassword } from './password-hash.ts';
import { findUser } from './users.repo.ts';

/** The user, who has said their password once more: an open session is not enough for this. Throws a `Refusal` otherwise. */
export async function provePassword(
  services: Services,
  asked: { restaurantId: string; userId: string; currentPassword: string; language: Language },
): Promise<UsersTable> {
  const { restaurantId, userId, currentPassword, language } = asked;
  const user = await limitAttempts(services, passwordChangeLimits(userId), async () => {
    const found = await findUser(services.db, userId);
    const matches = await verifyPassword(restaurantId, found?.password_hash, currentPassword);
    return found && matches ? found : null;
  });
  if (!user) throw wrongPassword(language);
  return user;
}

export function wrongPassword(language: Language): Refusal {
  const kind = accountRefusals.wrong_password;
  return new Refusal(kind, { errors: [{ field: 'currentPassword', message: kind.message[language] }] });
}
