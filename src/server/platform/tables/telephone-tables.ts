import type { Generated } from 'kysely';
import type { Instant, JsonOf, TenantColumn } from './columns.ts';

/** A call or a text message. It names no number: whoever sends it reads that where it belongs. */
export interface TelephoneMessagesTable extends TenantColumn {
  id: string;
  /** `alarm`: orders that nobody answers; `test`: to show that it arrives; the others tell an order's guest. */
  kind: 'alarm' | 'test' | 'ready' | 'on_its_way';
  channel: 'call' | 'text';
  /** Whom the alarm's last step calls (`StoredAlarms.people`); null: an order's guest. */
  person_id: string | null;
  /** The orders that nobody answers; null: it is about none, or about `order_id`. */
  order_ids: JsonOf<string[]> | null;
  /** The order whose guest is told; null: it is for staff. */
  order_id: string | null;
  /** Attempts begun so far, including one that is under way. */
  attempts: number;
  /** When it is due; during an attempt, the end of its lease, after which the attempt counts as lost. */
  next_attempt_at: Instant;
  /** When the provider was asked, or is being asked. Set once, so that nobody is called twice; null: not yet. */
  begun_at: Instant | null;
  /** By which the provider knows the call; null: it is a text, or was not begun. */
  call_ref: string | null;
  /** 1: nobody picked up the first. */
  is_second: Generated<number>;
  /** null: it is still to be sent, or it is not known yet whether somebody picked up. */
  outcome: 'sent' | 'over' | 'late' | 'failed' | 'unanswered' | null;
  last_error: string | null;
  created_at: Instant;
}
