import { findCampaign } from '../mailing-list/campaigns.repo.ts';
import type { CampaignTestMail } from '../mailing-list/run-campaign.ts';
import type { CampaignMail } from '../mailing-list/send-campaigns.ts';
import { findSubscriber } from '../mailing-list/subscribers.repo.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { MailRefused } from '../platform/mail/mailer.ts';
import { dateText } from '../platform/time-text.ts';
import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';

/** A mail to somebody on the mailing list, with the way off it. Refused for who has left meanwhile, and once staff have stopped it. */
export async function writeCampaignEmail(context: EmailContext, payload: CampaignMail): Promise<EmailParts> {
  const { services, row, restaurant, language, origin, t } = context;
  const campaign = await findCampaign(services.db, row.restaurant_id, payload.campaignId);
  if (!campaign || campaign.state === 'stopped') throw new MailRefused('the campaign was stopped');
  const subscriber = await findSubscriber(services.db, row.restaurant_id, payload.subscriberId);
  if (!subscriber?.confirmed_at || subscriber.left_at !== null) throw new MailRefused('not on the list any more');
  const texts = fromJson(campaign.texts);
  const text = texts[language] ?? texts[restaurant.contentLanguage];
  if (!text) throw new MailRefused('no text');
  const date = dateText(subscriber.confirmed_at, restaurant.timezone, language);
  return {
    ...(await letter(context, { text, productId: campaign.product_id })),
    footer: [t('why_campaign', { restaurant: restaurant.name, date })],
    leave: { label: t('leave_list'), url: `${origin}/mailing-list/leave?of=${subscriber.id}` },
  };
}

/** The same for the staff member who tries it out. */
export async function writeCampaignTest(context: EmailContext, payload: CampaignTestMail): Promise<EmailParts> {
  const { restaurant, t } = context;
  return { ...(await letter(context, payload)), footer: [t('why_campaign_test', { restaurant: restaurant.name })] };
}

async function letter(
  { services, row, language, origin, t }: EmailContext,
  { text: { subject, text }, productId }: CampaignTestMail,
) {
  const { productsById } = await services.content.of(row.restaurant_id, language);
  const paragraphs = text.split(/\n\s*\n/).map((part) => ({ kind: 'paragraph', text: part }) as const);
  // A dish may have gone since.
  const dish = productsById.get(productId ?? '');
  const [label, path] = dish ? (['dish_button', `/product/${dish._id}`] as const) : (['menu_button', '/menu'] as const);
  return {
    ...{ subject, heading: subject, preheader: text.slice(0, 120) },
    blocks: [...paragraphs, { kind: 'button', label: t(label), url: `${origin}${path}` } as const],
  };
}
