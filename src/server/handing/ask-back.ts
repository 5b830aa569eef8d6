import type { Selectable } from 'kysely';
import { isHandedEnd } from '../../domain/delivery-services/delivery-services.ts';
import type { Tx } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { OrdersTable } from '../platform/tables/order-tables.ts';
import { keepHanded, writeHanded } from './handed.repo.ts';

/** Notes that a service is to let go of an order, and has it told at once. Returns whether that is new. The caller has locked the order. */
export async function askBack(
  tx: Tx,
  { restaurant_id, id: order_id, handed: kept }: Pick<Selectable<OrdersTable>, 'restaurant_id' | 'id' | 'handed'>,
  now: number,
): Promise<boolean> {
  const handed = fromJson(kept ?? null);
  if (!handed || isHandedEnd(handed.state) || handed.isCalledBack) return false;
  const row = { restaurant_id, order_id, attempt: handed.attempt };
  await keepHanded(tx, row, { cancel_at: now, due_at: now });
  await writeHanded(tx, row, { ...handed, isCalledBack: true, problem: null }, { isBack: false });
  return true;
}
