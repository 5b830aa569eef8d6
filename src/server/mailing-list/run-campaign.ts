import type { CampaignInput, CampaignTestInput, CampaignTexts } from '../../contract/staff/staff-campaigns.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { findUser } from '../accounts/users.repo.ts';
import { creationId } from '../editing/creation-id.ts';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { recordChange, type StaffAct } from '../editing/record-change.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { fill } from '../platform/sentence.ts';
import type { Services } from '../services.ts';
import * as repo from './campaigns.repo.ts';
import { mailingListRefusals } from './mailing-list.refusals.ts';

/** The payload of a mail of kind `campaign_test`. */
export type CampaignTestMail = Omit<CampaignTestInput, 'language'>;

interface ByStaff extends StaffAct {
  userId: string;
}

/**
 * Begins to send a mail to everybody on the list who is meant; the work `CAMPAIGNS` does. With the same key only once. Throws a
 * `Refusal` while another one runs, without anybody to write to, and without the restaurant's own language.
 */
export async function startCampaign(
  services: Services,
  act: ByStaff,
  { occasion, productId, quietWeeks, ...input }: CampaignInput,
  key: string | undefined,
): Promise<void> {
  const { db } = services;
  const { restaurantId, userId, now } = act;
  const texts = await withDish(services, restaurantId, productId, input.texts);
  const id = creationId({ restaurantId, userId, subject: 'campaign', key });
  await inTransaction(db, async (tx) => {
    // Two at one moment: the second one sees the first.
    await lockRestaurant(tx, restaurantId);
    if (await repo.findCampaign(tx, restaurantId, id)) return;
    const own = await ownLanguage(tx, restaurantId);
    const text = texts[own];
    if (!text) throw new Refusal(mailingListRefusals.campaign_without_own_language);
    const running = await tx
      .selectFrom('campaigns')
      .select('id')
      .where('state', '=', 'running')
      .where('restaurant_id', '=', restaurantId)
      .executeTakeFirst();
    if (running) throw new Refusal(mailingListRefusals.campaign_running);
    await repo.insertCampaign(tx, {
      ...{ restaurant_id: restaurantId, id, occasion, product_id: productId, texts: toJson(texts) },
      ...{ quiet_weeks: quietWeeks, state: 'running', created_by: userId, created_at: now },
      ...{ ended_at: null, due_at: now },
    });
    const meant = { restaurantId, quietSince: quietWeeks === null ? null : now - quietWeeks * 7 * DAY };
    const count = await repo.insertMails(tx, id, meant);
    if (count === 0) throw new Refusal(mailingListRefusals.campaign_to_nobody);
    await record(tx, act, id, 'campaign_started', { subject: text.subject, count });
  });
}

/** Ends a running campaign: whoever waits is not written to. What is in the outbox and not sent yet is not sent either. */
export async function stopCampaign({ db }: Services, act: ByStaff, id: string): Promise<void> {
  const { restaurantId, now } = act;
  await inTransaction(db, async (tx) => {
    if (!(await repo.findCampaign(tx, restaurantId, id))) throw new Refusal(commonRefusals.not_found);
    // A second tap, or one after the last mail, changes nothing.
    if (await repo.endCampaign(tx, { restaurantId, id, state: 'stopped', now }))
      await record(tx, act, id, 'campaign_stopped', {});
  });
}

/** Mails a campaign's text to the staff member who writes it. */
export async function testCampaign(
  services: Services,
  { restaurantId, userId, now }: ByStaff,
  { language, productId, ...input }: CampaignTestInput,
): Promise<void> {
  const { db, outbox } = services;
  const { [language]: text = input.text } = await withDish(services, restaurantId, productId, {
    [language]: input.text,
  });
  await inTransaction(db, async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw new Refusal(commonRefusals.unauthenticated);
    const payload: CampaignTestMail = { productId, text };
    await queueMail(tx, { restaurantId, kind: 'campaign_test', recipient: user.email, language, payload, now });
  });
  outbox.wake();
}

async function ownLanguage(tx: Tx, restaurantId: string) {
  const { content_language } = await tx
    .selectFrom('restaurants')
    .select('content_language')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return content_language;
}

/** The texts with the dish's name in their language. Throws a `Refusal` for a dish that is not on the menu. */
async function withDish(
  { content }: Services,
  restaurantId: string,
  productId: string | null,
  texts: CampaignTexts,
): Promise<CampaignTexts> {
  if (productId === null) return texts;
  const filled: CampaignTexts = {};
  for (const language of LANGUAGES) {
    const text = texts[language];
    if (!text) continue;
    const dish = (await content.of(restaurantId, language)).productsById.get(productId)?.name;
    if (dish === undefined) throw new Refusal(commonRefusals.not_found);
    filled[language] = { subject: fill(text.subject, { dish }), text: fill(text.text, { dish }) };
  }
  return filled;
}

function record(tx: Tx, act: StaffAct, id: string, action: 'campaign_started' | 'campaign_stopped', after: object) {
  return recordChange(tx, act, { action, subject: 'campaign', subjectId: id, before: null, after });
}
