import { toDecimal } from '../../domain/money/money.ts';
import { businessDate } from '../../domain/times/business-day.ts';
import { recordChange, type StaffAct } from '../editing/record-change.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { tillOf } from '../reports/read-cash-ups.ts';
import type { Services } from '../services.ts';
import { removeSettlement } from './courier-cash.repo.ts';
import { couriersRefusals as refusals } from './couriers.refusals.ts';

/**
 * Takes back that a courier handed cash in, so that it is with the courier again. Twice the same changes nothing. Throws a `Refusal` on another
 * business day, whose drawer it would change.
 */
export async function undoSettlement(
  services: Services,
  { tenant, userId, id }: { tenant: Tenant; userId: string; id: string },
): Promise<void> {
  const { schedule, decimals } = await tillOf(services, tenant);
  const act: StaffAct = { restaurantId: tenant.id, userId, now: services.clock() };
  const { restaurantId, now } = act;
  await inTransaction(services.db, async (tx) => {
    const found = await tx
      .selectFrom('courier_settlements')
      .select(['courier', 'orders', 'cash', 'settled_at'])
      .where('restaurant_id', '=', restaurantId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw new Refusal(commonRefusals.not_found);
    const isToday = businessDate(schedule, found.settled_at) === businessDate(schedule, now);
    if (!isToday) throw new Refusal(refusals.settlement_late);
    if (!(await removeSettlement(tx, { restaurantId, id, userId, now }))) return;
    const { courier, orders } = found;
    const before = { courier, orders, cash: toDecimal(found.cash, decimals) };
    await recordChange(tx, act, {
      ...{ action: 'courier_unsettled', subject: 'restaurant', subjectId: restaurantId, before, after: null },
    });
  });
}
