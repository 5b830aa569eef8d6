import type { Availability } from '../../contract/staff-availability.ts';
import { isAvailableAt, type StockRow } from '../availability/availability.repo.ts';
import { toIso } from '../platform/clock.ts';

/** Availability at `now` (ms), and when the item becomes available again by itself. */
export function presentStock(row: StockRow, now: number): Availability {
  const isAvailable = isAvailableAt(row, now);
  return { _id: row.id, isAvailable, unavailableUntil: isAvailable ? null : toIso(row.unavailable_until) };
}
