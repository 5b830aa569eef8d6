import type { Availability, PortionsInput } from '../../contract/staff/staff-availability.ts';
import { businessDate } from '../../domain/times/business-day.ts';
import { bumpContent } from '../editing/bump-content.ts';
import { recordChange } from '../editing/record-change.ts';
import { inTransaction } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { setPortions } from '../portions/portions.repo.ts';
import type { Services } from '../services.ts';
import { findStock } from './availability.repo.ts';
import { readOrderingSettings } from './ordering-settings.repo.ts';
import { portionsLeftToday } from './portions-left-today.ts';
import { presentStock } from './present-stock.ts';

interface Change {
  restaurantId: string;
  userId: string;
  /** Of the dish. */
  id: string;
  input: PortionsInput;
}

/** Says how many portions of a dish are left on this business day. Throws a `Refusal` for an unknown dish. */
export async function changePortionsLeft(
  services: Services,
  { restaurantId, userId, id, input: { left } }: Change,
): Promise<Availability> {
  const now = services.clock();
  const changed = await inTransaction(services.db, async (tx) => {
    const dish = await findStock(tx, 'products', { restaurantId, id });
    if (!dish) throw new Refusal(commonRefusals.not_found);
    const { schedule } = await readOrderingSettings(tx, restaurantId);
    const leftNow = async () => (await portionsLeftToday(tx, restaurantId, now)).get(id) ?? null;
    const before = await leftNow();
    // First this row, as orders take it, and then the restaurant's.
    await setPortions(tx, { restaurantId, date: businessDate(schedule, now) }, { productId: id, left });
    await bumpContent(tx, restaurantId, now);
    const portionsLeft = await leftNow();
    await recordChange(
      tx,
      { restaurantId, userId, now },
      {
        ...{ action: 'availability', subject: 'product', subjectId: id },
        before: { portionsLeft: before },
        after: { portionsLeft },
      },
    );
    return { ...presentStock(dish, now), portionsLeft };
  });
  services.content.changed(restaurantId);
  services.live.notifyStaff(restaurantId, { kind: 'availability_changed' });
  return changed;
}
