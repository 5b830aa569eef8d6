import type { Campaign, Campaigns, CampaignTexts } from '../../contract/staff/staff-campaigns.ts';
import type { Language } from '../../domain/languages.ts';
import { QUIET_WEEKS } from '../../domain/people/campaigns.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { toIso } from '../platform/clock.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { Tenant } from '../platform/http/app.ts';
import { sentence } from '../platform/sentence.ts';
import type { CampaignsTable } from '../platform/tables/list-tables.ts';
import type { Services } from '../services.ts';
import { campaignFigures, countAudience, newestCampaigns } from './campaigns.repo.ts';

/** Campaigns that are listed. */
const SHOWN = 20;
const NONE = { sent: 0, waiting: 0, left: 0 };

/** The restaurant's campaigns with their figures, and what the next one can be. */
export async function readCampaigns({ db, clock }: Services, tenant: Tenant): Promise<Campaigns> {
  const { id: restaurantId, contentLanguage, languages } = tenant;
  const now = clock();
  const rows = await newestCampaigns(db, restaurantId, SHOWN);
  const figures = await campaignFigures(
    db,
    restaurantId,
    rows.map(({ id }) => id),
  );
  const since = QUIET_WEEKS.map((weeks) => now - weeks * 7 * DAY);
  const { all, quiet } = await countAudience(db, restaurantId, since);
  const { campaign_mails_a_day: mailsADay } = await db
    .selectFrom('restaurants')
    .select('campaign_mails_a_day')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return {
    campaigns: rows.map((row) => ({ ...present(row, contentLanguage), ...(figures.get(row.id) ?? NONE) })),
    audience: { all, quiet: Object.fromEntries(QUIET_WEEKS.map((weeks, index) => [weeks, quiet[index] ?? 0])) },
    usual: { miss_you: usual(WORDS.miss_you, languages), new_dish: usual(WORDS.new_dish, languages) },
    mailsADay,
  };
}

function present(row: CampaignsTable, own: Language): Omit<Campaign, 'sent' | 'waiting' | 'left'> {
  const { id, occasion, texts, quiet_weeks, state, created_at, ended_at } = row;
  return {
    ...{ _id: id, occasion, quietWeeks: quiet_weeks, state, subject: fromJson(texts)[own]?.subject ?? '' },
    ...{ createdAt: toIso(created_at), endedAt: toIso(ended_at) },
  };
}

/** The usual words by occasion. */
const WORDS = {
  miss_you: {
    subject: sentence('campaign-texts', 'miss_you_subject'),
    text: sentence('campaign-texts', 'miss_you_text'),
  },
  new_dish: {
    subject: sentence('campaign-texts', 'new_dish_subject'),
    text: sentence('campaign-texts', 'new_dish_text'),
  },
};

function usual({ subject, text }: (typeof WORDS)['miss_you'], languages: readonly Language[]): CampaignTexts {
  return Object.fromEntries(languages.map((each) => [each, { subject: subject[each], text: text[each] }]));
}
