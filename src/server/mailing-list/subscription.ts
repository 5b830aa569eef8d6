import type { Subscription, SubscriptionInput } from '../../contract/mailing-list.ts';
import type { Language } from '../../domain/languages.ts';
import { findUser } from '../accounts/users.repo.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { askToJoin } from './ask-to-join.ts';
import { endSubscription, findOwn } from './subscribers.repo.ts';

interface Holder {
  restaurantId: string;
  userId: string;
}

/** What became of the account's own asking. Nobody learns of others’: an account proves no address. */
export async function readSubscription(services: Services, holder: Holder): Promise<Subscription> {
  const row = await findOwn(services.db, { ...holder, email: await emailOf(services, holder) });
  if (row?.confirmed_at) return 'subscribed';
  return row?.expires_at && row.expires_at > services.clock() ? 'asked' : 'none';
}

/** Asks for the account's address, which is mailed a link. */
export async function subscribe(
  services: Services,
  { source, language, network, ...holder }: Holder & SubscriptionInput & { language: Language; network: string },
): Promise<Subscription> {
  const email = await emailOf(services, holder);
  await askToJoin(services, { ...holder, email, source, language, network });
  const now = await readSubscription(services, holder);
  // An address that is on the list, or waits, by somebody else's asking: the answer is the same.
  return now === 'none' ? 'asked' : now;
}

/** Takes the account's address off the list. */
export async function unsubscribe(services: Services, holder: Holder): Promise<void> {
  const row = await findOwn(services.db, { ...holder, email: await emailOf(services, holder) });
  if (row) await endSubscription(services.db, holder.restaurantId, row.id, services.clock());
}

async function emailOf({ db }: Services, { userId }: Holder): Promise<string> {
  const user = await findUser(db, userId);
  if (!user) throw new Refusal(commonRefusals.unauthenticated);
  return user.email;
}
