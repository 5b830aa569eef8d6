import type { Availability } from '../../contract/staff/staff-availability.ts';
import { recordChange, type StaffAct } from '../editing/record-change.ts';
import { toIso } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import type { StockRow, StockTable } from './availability.repo.ts';

type Stock = Omit<StockRow, 'id'>;

/** Writes an audit entry for a dish or option that became available or unavailable. */
export async function recordStock(
  tx: Tx,
  act: StaffAct,
  { table, id, before, after }: { table: StockTable; id: string; before: Stock; after: Stock },
): Promise<void> {
  await recordChange(tx, act, {
    action: 'availability',
    subject: table === 'products' ? 'product' : 'option_value',
    subjectId: id,
    before: shownStock(before),
    after: shownStock(after),
  });
}

export function shownStock(row: Stock): Omit<Availability, '_id'> {
  return { isAvailable: row.is_available === 1, unavailableUntil: toIso(row.unavailable_until) };
}
