import type { StaffPrinter } from '../../contract/staff/staff-printers.ts';
import { printerState } from '../../domain/orders/papers.ts';
import { toIso } from '../platform/clock.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { printersOf } from '../printing/printers.repo.ts';

type PrinterWithWork = Awaited<ReturnType<typeof printersOf>>[number];

/** A printer as the office shows it. */
export function presentPrinter(row: PrinterWithWork, now: number): StaffPrinter {
  return {
    _id: row.id,
    name: row.name,
    paper: row.paper,
    copies: row.copies,
    stationId: row.station_id,
    categoryIds: row.categories && fromJson(row.categories),
    pausesOrdering: row.pauses_ordering === 1,
    language: row.language,
    columns: row.columns,
    seenAt: toIso(row.seen_at),
    oldestMinutes: row.oldest_minutes,
    state: printerState({
      seenAt: row.seen_at,
      trouble: row.trouble,
      isUnanswered: row.unanswered_at !== null,
      now,
    }),
    undrawnAt: toIso(row.undrawn_at),
    waiting: row.waiting,
  };
}
