import type { SettleCourierInput } from '../../contract/staff/staff-courier-cash.ts';
import { toDecimal, toMinor } from '../../domain/money/money.ts';
import { cashOwed } from '../../domain/orders/courier-cash.ts';
import { recordChange, type StaffAct } from '../editing/record-change.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { newId } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { tillOf } from '../reports/read-cash-ups.ts';
import type { Services } from '../services.ts';
import { cashWithCouriers, insertSettlement, settleFromOf } from './courier-cash.repo.ts';
import { couriersRefusals as refusals } from './couriers.refusals.ts';
import { paid } from './read-couriers.ts';

/**
 * Takes the cash that a courier hands in, of the orders that its sender sees: one that is delivered meanwhile stays with the courier. Throws a
 * `Refusal` if one of them is settled or is no longer the courier's, or if together they brought another sum.
 */
export async function settleCourier(
  services: Services,
  { tenant, userId, input }: { tenant: Tenant; userId: string; input: SettleCourierInput },
): Promise<void> {
  const { coin, decimals } = await tillOf(services, tenant);
  const ids = [...new Set(input.orders)];
  const act: StaffAct = { restaurantId: tenant.id, userId, now: services.clock() };
  const { restaurantId, now } = act;
  await inTransaction(services.db, async (tx) => {
    const from = await settleFromOf(tx, restaurantId);
    const rows = from === null ? [] : await cashWithCouriers(tx, restaurantId, from, { ids });
    const [courier, ...others] = new Set(rows.map(({ courier_name }) => courier_name));
    const cash = cashOwed(rows.map(paid), coin);
    const isSeen = rows.length === ids.length && others.length === 0 && cash === toMinor(input.cash, decimals);
    if (!isSeen || !courier) throw new Refusal(refusals.courier_cash_moved);
    const row = { restaurant_id: restaurantId, id: newId(), courier, orders: ids.length, cash };
    const kept = { ...row, settled_by: userId, settled_at: now };
    if (!(await insertSettlement(tx, kept, { orders: ids, courier }))) throw new Refusal(refusals.courier_cash_moved);
    const after = { courier, orders: ids.length, cash: toDecimal(cash, decimals) };
    await recordChange(tx, act, {
      ...{ action: 'courier_settled', subject: 'restaurant', subjectId: restaurantId, before: null, after },
    });
  });
}
