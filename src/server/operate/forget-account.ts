import { randomBytes } from 'node:crypto';
import { hashPassword } from '../accounts/password-hash.ts';
import { forgetSubscriptions } from '../mailing-list/subscribers.repo.ts';
import { type Db, inTransaction } from '../platform/database/database.ts';
import { forgetUser } from '../privacy/forget-user.ts';
import { peopleOf } from './account-of.ts';
import { onDatabase } from './on-database.ts';
import { sayResult } from './say-result.ts';

/**
 * `npm run account:forget -- EMAIL|PHONE [--with-reviews]`: deletes an account, and whoever ordered without one under that address or
 * number, as the privacy page promises (parts 7 and 9), in one transaction. Orders stay as receipts without phone number, address and
 * notes. Reviews stay without the name, unless they are to be removed too. Throws an error that says what must happen first while an
 * order is under way, or if a restaurant would be left without an owner.
 */
export async function forgetAccount(db: Db, who: string, { withReviews }: { withReviews: boolean }): Promise<string> {
  const passwordHash = await hashPassword('operator', randomBytes(32).toString('base64url'));
  return inTransaction(db, async (tx) => {
    const said: string[] = [];
    // They may have joined without ever ordering.
    const isListed = who.includes('@') && (await forgetSubscriptions(tx, who)) > 0;
    if (isListed) said.push(`${who} is off all mailing lists.`);
    for (const user of await peopleOf(tx, who, { orNobody: isListed })) {
      await forgetSubscriptions(tx, user.email);
      const receipts = await forgetUser(tx, user, {
        at: null,
        by: 'operator',
        withReviews,
        passwordHash,
        now: Date.now(),
      });
      const whose = user.kind === 'guest' ? `A guest’s name, known by ${who},` : `The account of ${user.email}`;
      said.push(`${whose} is deleted. Orders that stay as receipts: ${receipts}.`);
    }
    return said.join('\n');
  });
}

if (import.meta.main) {
  await sayResult(async (config, words) => {
    const who = words.filter((word) => !word.startsWith('--')).join(' ');
    if (!who) throw new Error('Usage: npm run account:forget -- EMAIL|PHONE [--with-reviews]');
    const withReviews = words.includes('--with-reviews');
    return onDatabase(config, ({ db }) => forgetAccount(db, who, { withReviews }));
  });
}
