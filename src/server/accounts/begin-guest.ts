import type { Language } from '../../domain/languages.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { accountRefusals } from './accounts.refusals.ts';
import { insertGuest } from './guests.repo.ts';
import { limitStrangers } from './limit-strangers.ts';
import { type StartedSession, startSession } from './start-session.ts';

/** Begins the session of a guest, of whom nothing is known before the first order. */
export async function beginGuest(
  services: Services,
  { restaurantId, language, network }: { restaurantId: string; language: Language; network: string },
): Promise<StartedSession> {
  await limitGuests(services, restaurantId, network);
  return inTransaction(services.db, async (tx) => {
    await checkGuestsTaken(tx, restaurantId);
    const nobodyYet = { name: '', email: null, phone: null };
    const userId = await insertGuest(tx, { ...nobodyYet, restaurantId, language, now: services.clock() });
    return startSession(services, tx, { restaurantId, userId });
  });
}

/** Guests an hour: from one network, and at one restaurant. A browser keeps its guest, so each is another browser. */
const MOST = { fromNetwork: 120, atRestaurant: 30_000 };
const HOUR = 60 * MINUTE;

async function limitGuests({ db, clock, config }: Services, restaurantId: string, network: string): Promise<void> {
  if (!config.RATE_LIMITS) return;
  const now = clock();
  const refusal = accountRefusals.too_many_attempts;
  await limitStrangers(db, { what: 'guests', restaurantId, network, most: MOST, withinMs: HOUR, refusal, now });
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
