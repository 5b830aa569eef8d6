import type { ColumnType } from 'kysely';
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
  /** How long after its time an order is still worth printing (minutes). */
  oldest_minutes: ColumnType<number, number | undefined, number>;
  /** When it last said what became of a paper; null: never. */
  answered_at: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  /** When a paper was given up of which it never said so; null: it says so. */
  unanswered_at: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  /** When signs of its paper could not be drawn, and came out as question marks; null: the last that had any were drawn. */
  undrawn_at: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  created_at: Instant;
}

export interface PrintJobsTable extends TenantColumn {
  id: string;
  printer_id: string;
  /** null: a test. */
  order_id: string | null;
  /** What it tells of the order: all of it, that it is called off, or that it has another time. */
  kind: ColumnType<'order' | 'void' | 'moved', 'order' | 'void' | 'moved' | undefined, never>;
  /** The time that one which has another was promised for; null: none. */
  due_before: ColumnType<Instant | null, Instant | null | undefined, never>;
  /** From when on it may be printed; null: at once. */
  from_at: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  /** 1 for the first; the others say that they are copies. */
  copy: number;
  /** Dropped: the order was called off before it was printed, or it came too late, or somebody emptied the queue. */
  state: 'waiting' | 'printed' | 'dropped';
  created_at: Instant;
  /** When the printer last fetched it; null: not yet. */
  handed_at: Instant | null;
  /** How often the printer has fetched it. */
  handed: ColumnType<number, number | undefined, number>;
  ended_at: Instant | null;
}
