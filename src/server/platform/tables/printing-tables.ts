import type { Language } from '../../../domain/languages.ts';
import type { Paper, PrinterTrouble } from '../../../domain/orders/papers.ts';
import type { Flag, Instant, JsonOf, TenantColumn } from './columns.ts';

export interface PrintersTable extends TenantColumn {
  id: string;
  name: string;
  paper: Paper;
  /** How many copies of each paper it prints. */
  copies: number;
  /** The station whose lines it prints; null: what `categories` says. */
  station_id: string | null;
  /** Ids of the categories whose dishes it prints; null: all dishes. */
  categories: JsonOf<string[]> | null;
  language: Language;
  /** How many characters a line has. */
  columns: number;
  /** SHA-256 of the secret in its address. */
  token_hash: string;
  /** When it last asked for work, to within half a minute; null: never. */
  seen_at: Instant | null;
  /** What it reported to be wrong; null: nothing. */
  trouble: PrinterTrouble | null;
  /** When its present trouble rang the restaurant's devices; null: it has not. */
  alarmed_at: Instant | null;
  /** Whether no orders are taken while it is silent or out of order. */
  pauses_ordering: Flag;
  created_at: Instant;
}

export interface PrintJobsTable extends TenantColumn {
  id: string;
  printer_id: string;
  /** null: a test. */
  order_id: string | null;
  /** 1 for the first; the others say that they are copies. */
  copy: number;
  /** Dropped: the order was called off before it was printed. */
  state: 'waiting' | 'printed' | 'dropped';
  created_at: Instant;
  /** When the printer last fetched it; null: not yet. */
  handed_at: Instant | null;
  ended_at: Instant | null;
}
