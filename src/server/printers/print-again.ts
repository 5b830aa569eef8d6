import type { OrderPrints } from '../../contract/staff/staff-printers.ts';
import { findOrder, lockOrder } from '../orders/orders.repo.ts';
import { type Db, inTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { copiesOf, insertJobs, lastCopiesOf } from '../printing/print-jobs.repo.ts';
import { findPrinter, printersOf } from '../printing/printers.repo.ts';
import type { Services } from '../services.ts';

interface OfOrder {
  restaurantId: string;
  orderId: string;
}

export async function printsOf(db: Db, at: OfOrder): Promise<OrderPrints> {
  await requireOrder(db, at);
  const [printers, copies] = await Promise.all([printersOf(db, at.restaurantId), copiesOf(db, at)]);
  return {
    printers: printers.map(({ id, name, paper }) => ({ _id: id, name, paper, copies: copies.get(id) ?? 0 })),
  };
}

/** Queues one more paper of an order. Two taps at the same moment queue one: they count the same next copy. */
export async function printAgain(services: Services, at: OfOrder, printerId: string): Promise<OrderPrints> {
  const { restaurantId, orderId } = at;
  await inTransaction(services.db, async (tx) => {
    // No other paper of it takes the same number.
    if (!(await lockOrder(tx, restaurantId, orderId))) throw new Refusal(commonRefusals.not_found);
    const printer = await findPrinter(tx, { restaurantId, id: printerId });
    if (!printer) throw new Refusal(commonRefusals.not_found);
    const copy = ((await lastCopiesOf(tx, at)).get(printerId) ?? 0) + 1;
    const job = { restaurant_id: restaurantId, id: newId(), printer_id: printerId, order_id: orderId, copy };
    const times = { created_at: services.clock(), handed_at: null, ended_at: null };
    await insertJobs(tx, [{ ...job, ...times, state: 'waiting' }]);
  });
  return printsOf(services.db, at);
}

async function requireOrder(db: Db, { restaurantId, orderId }: OfOrder): Promise<void> {
  if (!(await findOrder(db, { restaurantId, userId: null, id: orderId }))) throw new Refusal(commonRefusals.not_found);
}
