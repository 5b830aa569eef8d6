import type { Language } from '../../domain/languages.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { accountRefusals } from './accounts.refusals.ts';
import { insertGuest } from './guests.repo.ts';
import { type StartedSession, startSession } from './start-session.ts';

/** Begins the session of a guest, of whom nothing is known before the first order. */
export async function beginGuest(
  services: Services,
  { restaurantId, language }: { restaurantId: string; language: Language },
): Promise<StartedSession> {
  return inTransaction(services.db, async (tx) => {
    await checkGuestsTaken(tx, restaurantId);
    const nobodyYet = { name: '', email: null, phone: null };
    const userId = await insertGuest(tx, { ...nobodyYet, restaurantId, language, now: services.clock() });
    return startSession(services, tx, { restaurantId, userId });
  });
}

/** Throws a `Refusal` if the restaurant takes no orders of guests. */
export async function checkGuestsTaken(tx: Tx, restaurantId: string): Promise<void> {
  const { guest_orders } = await tx
    .selectFrom('restaurants')
    .select('guest_orders')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  if (!guest_orders) throw new Refusal(accountRefusals.guests_not_taken);
}
