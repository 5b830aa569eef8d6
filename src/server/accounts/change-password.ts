import type { ChangePasswordInput } from '../../contract/accounts/accounts.ts';
import type { Language } from '../../domain/languages.ts';
import { inTransaction } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { accountRefusals } from './accounts.refusals.ts';
import { limitAttempts, passwordChangeLimits } from './limit-attempts.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { deleteResetsOfUser } from './password-resets.repo.ts';
import { deleteSessionsOfUser } from './sessions.repo.ts';
import { findUser, replacePassword } from './users.repo.ts';

/** Changes the password and ends all sessions of the user at all restaurants, the asking one included. */
export async function changePassword(
  services: Services,
  input: ChangePasswordInput & { restaurantId: string; userId: string; language: Language },
): Promise<void> {
  const { db, live } = services;
  const user = await limitAttempts(services, passwordChangeLimits(input.userId), async () => {
    const found = await findUser(db, input.userId);
    const matches = await verifyPassword(input.restaurantId, found?.password_hash, input.currentPassword);
    return found && matches ? found : null;
  });
  if (!user) throw wrongPassword(input.language);
  const passwordHash = await hashPassword(input.restaurantId, input.newPassword);
  const ended = await inTransaction(db, async (tx) => {
    if (!(await replacePassword(tx, user.id, user.password_hash, passwordHash))) throw wrongPassword(input.language);
    await deleteResetsOfUser(tx, user.id);
    return deleteSessionsOfUser(tx, user.id);
  });
  for (const sessionId of ended) live.endSession(sessionId);
}

function wrongPassword(language: Language): Refusal {
  const kind = accountRefusals.wrong_password;
  return new Refusal(kind, { errors: [{ field: 'currentPassword', message: kind.message[language] }] });
}
