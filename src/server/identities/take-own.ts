import { sha256 } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { identitiesRefusals as refusals } from './identities.refusals.ts';
import { claimsOf } from './sign-in-outcome.ts';
import { takeHanded } from './sign-ins-under-way.repo.ts';

export interface Handed {
  restaurantId: string;
  code: string;
  /** The secret of the browser's cookie; null: it has none. */
  browser: string | null;
}

/**
 * What a provider has answered, for the browser in which it was asked, at that restaurant. `userId`: for which account; null: to sign in. The code
 * is used up, whoever asks. Throws a `Refusal` otherwise.
 */
export async function takeOwn(services: Services, { restaurantId, code, browser }: Handed, userId: string | null) {
  const { db, clock } = services;
  const row = await takeHanded(db, { restaurantId, codeHash: sha256(code), now: clock() });
  const isOwn = row && browser !== null && row.browser_hash === sha256(browser) && row.user_id === userId;
  if (!isOwn) throw new Refusal(refusals.sign_in_over);
  return { provider: row.provider, ...claimsOf(row.outcome) };
}
