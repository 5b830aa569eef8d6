import type { Instant, TenantColumn } from './columns.ts';

/** A consent to the restaurant's mailing list: asked for, confirmed (`confirmed_at`), ended (`left_at`). */
export interface SubscribersTable extends TenantColumn {
  /** Unguessable: who knows it, which only their mails say, may end the consent. */
  id: string;
  /** null once the consent has ended, like `email_key`. */
  email: string | null;
  email_key: string | null;
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
}
