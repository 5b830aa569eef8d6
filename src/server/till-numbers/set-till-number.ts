import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import { recordChange } from '../editing/record-change.ts';
import { findOrder, lockOrder } from '../orders/orders.repo.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { inTransaction } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { writeTillNumber } from '../receipts/receipts.repo.ts';
import type { Services } from '../services.ts';

interface Numbering {
  restaurantId: string;
  userId: string;
  orderId: string;
  /** null: none. */
  tillNumber: string | null;
}

/** Notes on an order's receipt which number the restaurant's till gave it. Throws a `Refusal` for an order without a receipt. */
export async function setTillNumber(services: Services, numbering: Numbering): Promise<StaffOrder> {
  const { restaurantId, userId, orderId, tillNumber } = numbering;
  const now = services.clock();
  const stored = await inTransaction(services.db, async (tx) => {
    await lockOrder(tx, restaurantId, orderId, now);
    if (!(await writeTillNumber(tx, { restaurantId, orderId, tillNumber }))) return null;
    await recordChange(
      tx,
      { restaurantId, userId, now },
      { action: 'till_number', subject: 'order', subjectId: orderId, before: null, after: { tillNumber } },
    );
    return findOrder(tx, { restaurantId, userId: null, id: orderId });
  });
  if (!stored) throw new Refusal(commonRefusals.not_found);
  await publishOrder(services, stored);
  return presentStaffOrder(services, stored);
}
