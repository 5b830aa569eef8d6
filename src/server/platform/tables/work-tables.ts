import type { Instant, Json, TenantColumn } from './columns.ts';

export interface OutboxTable extends TenantColumn {
  id: string;
  kind: string;
  recipient: string;
  language: string;
  payload: Json;
  /** Attempts begun so far, including one that is under way. */
  attempts: number;
  /** When the mail is due; during an attempt, the end of its lease, after which the attempt counts as lost. */
  next_attempt_at: Instant;
  sent_at: Instant | null;
  /** When sending was given up; null: not. */
  failed_at: Instant | null;
  last_error: string | null;
  created_at: Instant;
}

export interface AuditLogTable extends TenantColumn {
  id: string;
  /** The staff member; null: the system, by the restaurant's rules, or the operator. */
  user_id: string | null;
  action: string;
  subject: string;
  subject_id: string;
  before: Json | null;
  after: Json | null;
  created_at: Instant;
}

export interface SettingsTable {
  key: string;
  value: string;
}

/** Messages of the contact form. */
export interface MessagesTable extends TenantColumn {
  id: string;
  name: string;
  email: string;
  /** `emailKey` of the address. */
  email_key: string;
  subject: string;
  message: string;
  /** The sender's, in which an answer is framed. */
  language: string;
  created_at: Instant;
  read_at: Instant | null;
  reply: string | null;
  replied_at: Instant | null;
  /** User id of the staff member. */
  replied_by: string | null;
}
