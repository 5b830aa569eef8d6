import type { CampaignTexts } from '../../../contract/staff/staff-campaigns.ts';
import type { CampaignState, Occasion } from '../../../domain/people/campaigns.ts';
import type { Instant, JsonOf, TenantColumn } from './columns.ts';

/** A consent to the restaurant's mailing list: asked for, confirmed (`confirmed_at`), ended (`left_at`). */
export interface SubscribersTable extends TenantColumn {
  /** Unguessable: who knows it, which only their mails say, may end the consent. */
  id: string;
  /** null once the consent has ended, like `email_key`. */
  email: string | null;
  email_key: string | null;
  /** Whose it is (`mailboxKey`); null with `email_key`. */
  mailbox_key?: string | null | undefined;
  /** Of the key, by which an ended consent can be proved. */
  email_hash: string;
  /** The account that asked; null: nobody was signed in. */
  user_id: string | null;
  /** In which they asked, and are written to. */
  language: string;
  /** One of `NEWS_SOURCES`. */
  source: string;
  /** The sentence that was agreed to, and its `CONSENT_VERSION`. */
  words: string;
  words_version: number;
  /** Of the link that was mailed. */
  token_hash: string | null;
  /** When the link ends; null: it was opened. */
  expires_at: Instant | null;
  asked_at: Instant;
  confirmed_at: Instant | null;
  left_at: Instant | null;
  /** When a campaign last wrote to them. */
  mailed_at: Instant | null;
}

/** A mail to the mailing list. */
export interface CampaignsTable extends TenantColumn {
  id: string;
  occasion: Occasion;
  /** The dish that it leads to; null: the menu. */
  product_id: string | null;
  texts: JsonOf<CampaignTexts>;
  /** Only for those who have ordered, but not for so many weeks; null: for everybody. */
  quiet_weeks: number | null;
  state: CampaignState;
  /** User id of the staff member. */
  created_by: string | null;
  created_at: Instant;
  ended_at: Instant | null;
  /** When its next mails are put into the outbox; while that is done, the end of the lease; null: it does not run. */
  due_at: Instant | null;
}

/** To whom a campaign goes, each once. */
export interface CampaignMailsTable extends TenantColumn {
  campaign_id: string;
  subscriber_id: string;
  /** When it was put into the outbox; null: it waits. */
  queued_at: Instant | null;
}
