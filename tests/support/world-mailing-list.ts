import { emailKey } from '../../src/domain/people/email.ts';
import { toJson } from '../../src/server/platform/database/json-columns.ts';
import { newId, sha256 } from '../../src/server/platform/ids/ids.ts';
import type { TestApp } from './test-app.ts';
import type { Place } from './world-place.ts';

/** A mail to the mailing list, on which the customer is. */
export async function newCampaign({ services: { db, clock } }: TestApp, { restaurantId }: Place, email: string) {
  const [id, key] = [newId(), emailKey(email)];
  const at = { asked_at: clock(), confirmed_at: clock(), left_at: null, mailed_at: null };
  await db
    .insertInto('subscribers')
    .values({
      ...{
        restaurant_id: restaurantId,
        id: newId(),
        email,
        email_key: key,
        mailbox_key: key,
        email_hash: sha256(key),
        user_id: null,
      },
      ...{ language: 'en', source: 'page', words: 'Yes', words_version: 1, token_hash: null, expires_at: null, ...at },
    })
    .execute();
  // Those of earlier worlds are over: one runs at a time.
  await db
    .updateTable('campaigns')
    .set({ state: 'done', ended_at: clock(), due_at: null })
    .where('restaurant_id', '=', restaurantId)
    .where('state', '=', 'running')
    .execute();
  await db
    .insertInto('campaigns')
    .values({
      ...{ restaurant_id: restaurantId, id, occasion: 'own', product_id: null, quiet_weeks: null, state: 'done' },
      texts: toJson({ en: { subject: 'We are back', text: 'The oven is warm again.' } }),
      ...{ created_by: null, created_at: clock(), ended_at: clock() },
    })
    .execute();
  return id;
}
