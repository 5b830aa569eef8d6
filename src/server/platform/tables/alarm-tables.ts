import type { Language } from '../../../domain/languages.ts';
import type { Instant, JsonOf, TenantColumn } from './columns.ts';

/** Browsers of staff that are rung by Web Push. */
export interface StaffDevicesTable extends TenantColumn {
  id: string;
  user_id: string;
  name: string;
  /** In which it is told. */
  language: Language;
  /** The address at the browser's push service, its hash, and the keys that messages to it are encrypted with. */
  endpoint: string;
  endpoint_hash: string;
  p256dh: string;
  auth: string;
  created_at: Instant;
  /** When a message was last taken for it; null: never. */
  rung_at: Instant | null;
  /** Why the last message was not taken; null: it was. */
  trouble: string | null;
}

/** Steps that an order's ladder still has before it. A row is deleted when its step is taken. */
export interface AlarmsTable extends TenantColumn {
  order_id: string;
  /** `webhook`: the last one, which also calls people. */
  step: 'push' | 'webhook';
  due_at: Instant;
  /** Until then a push waits while a board is connected; null: as long as one is. */
  late_at: Instant | null;
}

/** Calls of a device or of the webhook. */
export interface RingsTable extends TenantColumn {
  id: string;
  /** null: the webhook. */
  device_id: string | null;
  /** The orders that it is about; null: it is about printers, or a test. */
  order_ids: JsonOf<string[]> | null;
  /** The printers that it is about; null: none. */
  printer_ids: JsonOf<string[]> | null;
  /** Attempts begun so far, including one that is under way. */
  attempts: number;
  /** When it is due; during an attempt, the end of its lease, after which the attempt counts as lost. */
  next_attempt_at: Instant;
  /** null: it is still to be made. */
  outcome: 'rung' | 'answered' | 'late' | 'failed' | null;
  last_error: string | null;
  created_at: Instant;
}
