import type { Availability } from '../../contract/staff/staff-availability.ts';
import { toIso } from '../platform/clock.ts';
import { isAvailableAt, type StockRow } from './availability.repo.ts';

/** Availability at `now` (ms), and when the item becomes available again by itself. */
export function presentStock(row: StockRow, now: number): Availability {
  const isAvailable = isAvailableAt(row, now);
  return { _id: row.id, isAvailable, unavailableUntil: isAvailable ? null : toIso(row.unavailable_until) };
}
