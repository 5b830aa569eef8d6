import type { GrantPointsInput } from '../../contract/staff/staff-customers.ts';
import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import { findUser } from '../accounts/users.repo.ts';
import { customerBookRefusals } from '../customer-book/customer-book.refusals.ts';
import { creationId } from '../editing/creation-id.ts';
import { recordChange } from '../editing/record-change.ts';
import { mailsPerHour } from '../orders/join-mails.ts';
import { queueOrderMail } from '../orders/order-mail.repo.ts';
import { findOrder, lockOrder } from '../orders/orders.repo.ts';
import { isForCash } from '../orders/present/left-of-order.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import { inTransaction } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { grantPoints } from '../promotions/points-ledger.repo.ts';
import type { Services } from '../services.ts';
import { settlementRefusals as refusals } from './settlement.refusals.ts';

interface Crediting {
  restaurantId: string;
  userId: string;
  orderId: string;
  input: GrantPointsInput;
  /** The Idempotency-Key header: sent again with it, nothing more is credited. */
  key: string | undefined;
}

/**
 * Credits points to the member whose finished order something was wrong with, and mails them. No money moves, and the books stay: points
 * take off when they are spent. Throws a `Refusal` for a guest's order.
 */
export async function creditOrderPoints(services: Services, crediting: Crediting): Promise<StaffOrder> {
  const { restaurantId, userId, orderId, input, key } = crediting;
  const { points, reason } = input;
  const now = services.clock();
  const scope = { restaurantId, userId: null, id: orderId };
  const stored = await inTransaction(services.db, async (tx) => {
    // An order that comes to an account meanwhile waits.
    const order = await lockOrder(tx, restaurantId, orderId);
    const found = await findOrder(tx, scope);
    if (!found) throw new Refusal(commonRefusals.not_found);
    if (!order || !isForCash({ order })) throw new Refusal(refusals.order_not_finished);
    if ((await findUser(tx, order.user_id))?.kind !== 'customer')
      throw new Refusal(customerBookRefusals.points_need_account);
    const id = creationId({ restaurantId, userId, subject: `order-points/${orderId}`, key });
    const grant = { restaurantId, userId: order.user_id, id, points, note: reason, now };
    if (!(await grantPoints(tx, grant))) return found;
    const after = { pointsGranted: points, reason };
    await recordChange(
      tx,
      { restaurantId, userId, now },
      { action: 'order_points', subject: 'order', subjectId: orderId, before: null, after },
    );
    const mail = { kind: 'order_points', order: { ...order, updated_at: now }, notes: reason, points } as const;
    await queueOrderMail(tx, { ...mail, max: mailsPerHour(services.config) });
    return findOrder(tx, scope);
  });
  if (!stored) throw new Refusal(commonRefusals.not_found);
  services.outbox.wake();
  return presentStaffOrder(services, stored);
}
