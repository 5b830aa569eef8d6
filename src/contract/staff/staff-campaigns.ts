import * as z from 'zod/mini';
import { LANGUAGES } from '../../domain/languages.ts';
import { CAMPAIGN_MAX, CAMPAIGN_STATES, OCCASIONS, QUIET_WEEKS } from '../../domain/people/campaigns.ts';
import { id, instant } from '../primitives.ts';
import { line, lines } from '../texts.ts';

export const campaignText = z.object({ subject: line(CAMPAIGN_MAX.subject), text: lines(CAMPAIGN_MAX.text) });
export const campaignTexts = z.partialRecord(z.enum(LANGUAGES), campaignText);

/** A mail to the mailing list. */
export const campaignInput = z.object({
  occasion: z.enum(OCCASIONS),
  /** The dish that the mail leads to; null: it leads to the menu. */
  productId: z.nullable(id),
  /** In the languages that customers are offered; who reads another one gets the restaurant's own. */
  texts: campaignTexts,
  /** Only those who have ordered, but not for so many weeks; null: everybody on the list. */
  quietWeeks: z.nullable(z.int().check(z.refine((weeks) => QUIET_WEEKS.some((each) => each === weeks), 'invalid'))),
});
export const campaignTestInput = z.object({
  productId: z.nullable(id),
  language: z.enum(LANGUAGES),
  text: campaignText,
});
export const campaignTestAnswer = z.object({ data: z.object({ isSent: z.literal(true) }) });

export const campaign = z.object({
  _id: z.string(),
  occasion: z.enum(OCCASIONS),
  /** In the restaurant's own language. */
  subject: z.string(),
  quietWeeks: z.nullable(z.int()),
  state: z.enum(CAMPAIGN_STATES),
  createdAt: instant,
  endedAt: z.nullable(instant),
  sent: z.int(),
  waiting: z.int(),
  /** Who left the list after this mail. */
  left: z.int(),
});
export const campaigns = z.object({
  /** Newest first. */
  campaigns: z.array(campaign),
  /** How many would get a mail now: everybody, and those who have not ordered for so many weeks. */
  audience: z.object({ all: z.int(), quiet: z.record(z.string(), z.int()) }),
  /** The usual words of each occasion, in the languages that customers are offered. `{dish}` stands for the dish's name. */
  usual: z.object({ miss_you: campaignTexts, new_dish: campaignTexts }),
  /** The most mails in a day. */
  mailsADay: z.int(),
});
export const campaignsAnswer = z.object({ data: campaigns });
export const campaignParams = z.object({ id });

export type CampaignInput = z.infer<typeof campaignInput>;
export type CampaignTestInput = z.infer<typeof campaignTestInput>;
export type Campaign = z.infer<typeof campaign>;
export type Campaigns = z.infer<typeof campaigns>;
export type CampaignTexts = z.infer<typeof campaignTexts>;
