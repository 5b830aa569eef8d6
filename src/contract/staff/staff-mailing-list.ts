import * as z from 'zod/mini';
import { DAILY_MAILS } from '../../domain/people/campaigns.ts';
import { versionIfKnown } from './staff-versions.ts';

/** Whether customers may join a mailing list. */
export const mailingListSettings = z.object({
  isOn: z.boolean(),
  /** The most mails that campaigns send in a day. */
  mailsADay: z.int().check(z.minimum(DAILY_MAILS.least), z.maximum(DAILY_MAILS.most)),
});
export const mailingList = z.extend(mailingListSettings, {
  version: z.string(),
  /** Who has confirmed the link that was mailed to them. */
  subscribed: z.int(),
  /** Who has been mailed a link, and has not opened it yet. */
  asked: z.int(),
  /** Who has left within 30 days. */
  left: z.int(),
});
export const mailingListAnswer = z.object({ data: mailingList });
export const mailingListInput = z.extend(mailingListSettings, versionIfKnown);
export const subscribersFileQuery = z.object({ separator: z.optional(z.enum(['comma', 'semicolon'])) });

export type MailingList = z.infer<typeof mailingList>;
export type MailingListInput = z.infer<typeof mailingListInput>;
