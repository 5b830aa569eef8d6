import { subscriptionsOf } from '../mailing-list/subscribers.repo.ts';
import { accountCopy } from '../privacy/account-copy.ts';
import type { Services } from '../services.ts';
import { createServices } from '../wire.ts';
import { peopleOf } from './account-of.ts';
import { onDatabase } from './on-database.ts';
import { sayResult } from './say-result.ts';

/**
 * `npm run account:export -- EMAIL|PHONE`: everything that is stored about the holder of an account, at all restaurants, and about who
 * ordered without one under that address or number, for the copy that the privacy page promises (part 9). Orders, addresses and reviews are in the form in which the API answers them.
 */
export async function exportAccount(services: Services, who: string): Promise<object> {
  const copies = [];
  const mailingLists = who.includes('@') ? await subscriptionsOf(services.db, who) : [];
  // They may have joined without ever ordering.
  const people = await peopleOf(services.db, who, { orNobody: mailingLists.length > 0 });
  for (const user of people) copies.push(await accountCopy(services, user, 'asked'));
  if (people.length === 0) return { mailingLists };
  return copies.length === 1 ? (copies[0] as object) : { people: copies };
}

if (import.meta.main) {
  await sayResult(async (config, words) => {
    const who = words.join(' ');
    if (!who) throw new Error('Usage: npm run -s account:export -- EMAIL|PHONE > FILE');
    return onDatabase(config, async (database) =>
      JSON.stringify(await exportAccount(createServices(config, database), who), null, 2),
    );
  });
}
