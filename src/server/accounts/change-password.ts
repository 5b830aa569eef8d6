import type { ChangePasswordInput } from '../../contract/accounts/accounts.ts';
import type { Language } from '../../domain/languages.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Services } from '../services.ts';
import { hashPassword } from './password-hash.ts';
import { deleteResetsOfUser } from './password-resets.repo.ts';
import { provePassword, wrongPassword } from './prove-password.ts';
import { deleteSessionsOfUser } from './sessions.repo.ts';
import { replacePassword } from './users.repo.ts';

/** Changes the password and ends all sessions of the user at all restaurants, the asking one included. */
export async function changePassword(
  services: Services,
  input: ChangePasswordInput & { restaurantId: string; userId: string; language: Language },
): Promise<void> {
  const { db, live } = services;
  const user = await provePassword(services, input);
  const passwordHash = await hashPassword(input.restaurantId, input.newPassword);
  const ended = await inTransaction(db, async (tx) => {
    if (!(await replacePassword(tx, user.id, user.password_hash, passwordHash))) throw wrongPassword(input.language);
    await deleteResetsOfUser(tx, user.id);
    return deleteSessionsOfUser(tx, user.id);
  });
  for (const sessionId of ended) live.endSession(sessionId);
}
