import type { Language } from '../../../domain/languages.ts';
import type { Instant, TenantColumn } from './columns.ts';

/** Browsers of customers that are told how an order goes on. */
export interface OrderPushesTable extends TenantColumn {
  order_id: string;
  /** The address at the browser's push service, its hash, and the keys that messages to it are encrypted with. */
  endpoint_hash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** In which it is told. */
  language: Language;
  /** Of the tracking link by which it asked; it ends with the link. null: the customer's own browser. */
  link_hash: string | null;
  /** When there is something to tell; during an attempt, the end of its lease; null: nothing. */
  due_at: Instant | null;
  /** Attempts to tell what is due, including one that is under way. */
  attempts: number;
}
