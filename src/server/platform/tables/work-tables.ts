import type { Instant, Json, Tenant } from './columns.ts';

export interface OutboxTable extends Tenant {
  id: string;
  kind: string;
  recipient: string;
  language: string;
  payload: Json;
  /** Begun; one may be under way. */
  attempts: number;
  /** While an attempt is under way: when it counts as lost. */
  next_attempt_at: Instant;
  sent_at: Instant | null;
  /** When it was given up. */
  failed_at: Instant | null;
  last_error: string | null;
  created_at: Instant;
}

export interface AuditLogTable extends Tenant {
  id: string;
  /** null: the restaurant's rules did it by themselves. */
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
