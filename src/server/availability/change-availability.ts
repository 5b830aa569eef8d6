import type { Availability, AvailabilityInput } from '../../contract/staff-availability.ts';
import { endOfBusinessDay } from '../../domain/business-day.ts';
import { readOrderingSettings } from '../orders/ordering-settings.repo.ts';
import { toIso } from '../platform/clock.ts';
import { commonRefusals } from '../platform/common-refusals.ts';
import { inTransaction } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { raiseRevision } from '../restaurants/content/raise-revision.ts';
import type { Services } from '../services.ts';
import { recordChange } from '../staff/record-change.ts';
import { findStock, type StockTable, setStock } from './availability.repo.ts';

/** Says that a dish or an option can or can't be had; for today, it comes back when the business day ends. */
export async function changeAvailability(
  services: Services,
  table: StockTable,
  change: { restaurantId: string; userId: string; id: string; input: AvailabilityInput },
): Promise<Availability> {
  const { restaurantId, userId, id, input } = change;
  const now = services.clock();
  const availability = await inTransaction(services.db, async (tx) => {
    await raiseRevision(tx, restaurantId, now);
    const before = await findStock(tx, table, change);
    if (!before) throw new Refusal(commonRefusals.not_found);
    const isForToday = !input.isAvailable && input.until === 'today';
    const { schedule } = await readOrderingSettings(tx, restaurantId);
    const until = isForToday ? endOfBusinessDay(schedule, now) : null;
    const after = { is_available: Number(input.isAvailable), unavailable_until: until };
    await setStock(tx, table, change, after);
    await recordChange(
      tx,
      { restaurantId, userId, now },
      {
        action: 'availability',
        subject: table === 'products' ? 'product' : 'option_value',
        subjectId: id,
        before: shown(before),
        after: shown(after),
      },
    );
    return { _id: id, ...shown(after) };
  });
  services.content.changed(restaurantId);
  services.live.notifyStaff(restaurantId, { kind: 'availability_changed' });
  return availability;
}

function shown(row: { is_available: number; unavailable_until: number | null }): Omit<Availability, '_id'> {
  return { isAvailable: row.is_available === 1, unavailableUntil: toIso(row.unavailable_until) };
}
