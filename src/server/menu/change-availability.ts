import type { Availability, AvailabilityInput } from '../../contract/staff/staff-availability.ts';
import { endOfBusinessDate, endOfBusinessDay } from '../../domain/times/business-day.ts';
import type { Schedule } from '../../domain/times/opening-hours.ts';
import { addDays } from '../../domain/times/zoned-time.ts';
import { bumpContent } from '../editing/bump-content.ts';
import { inTransaction } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { findStock, type StockTable, setStock } from './availability.repo.ts';
import { readOrderingSettings } from './ordering-settings.repo.ts';
import { recordStock, shownStock } from './record-stock.ts';

/** Makes a dish or an option available or unavailable. What is unavailable for today or until a date comes back by itself. */
export async function changeAvailability(
  services: Services,
  table: StockTable,
  change: { restaurantId: string; userId: string; id: string; input: AvailabilityInput },
): Promise<Availability> {
  const { restaurantId, userId, id, input } = change;
  const now = services.clock();
  const availability = await inTransaction(services.db, async (tx) => {
    await bumpContent(tx, restaurantId, now);
    const before = await findStock(tx, table, change);
    if (!before) throw new Refusal(commonRefusals.not_found);
    const { schedule } = await readOrderingSettings(tx, restaurantId);
    const until = input.isAvailable ? null : untilOf(input.until, schedule, now);
    const after = { is_available: Number(input.isAvailable), unavailable_until: until };
    await setStock(tx, table, change, after);
    await recordStock(tx, { restaurantId, userId, now }, { table, id, before, after });
    return { _id: id, ...shownStock(after) };
  });
  services.content.changed(restaurantId);
  services.live.notifyStaff(restaurantId, { kind: 'availability_changed' });
  return availability;
}

/** When it is available again by itself (ms): the end of the business day before; null: when staff change it. Not before today ends. */
function untilOf(until: AvailabilityInput['until'], schedule: Schedule, now: number): number | null {
  if (until === undefined || until === 'changed') return null;
  const today = endOfBusinessDay(schedule, now);
  return until === 'today' ? today : Math.max(today, endOfBusinessDate(schedule, addDays(until, -1)));
}
