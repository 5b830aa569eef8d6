import { trackingPath } from '../../domain/orders/tracking-path.ts';
import { makeLink } from '../order-links/make-link.ts';
import { mailsPerHour } from '../orders/join-mails.ts';
import { queueOrderMail } from '../orders/order-mail.repo.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { publicAddress } from '../restaurants/public-address.ts';
import type { Services } from '../services.ts';
import { lockAwaiting } from './awaiting-order.ts';

/**
 * Makes a link by which an order by telephone is paid, and mails the caller one of their own if asked to. Only links' hashes are kept
 * (decision 099), so that each time there is a new one; earlier ones stay. Throws a `Refusal` if the order waits for no payment.
 */
export async function makePayLink(
  services: Services,
  { tenant, orderId, isMailed }: { tenant: Tenant; orderId: string; isMailed: boolean },
): Promise<string> {
  const { db, clock, config, outbox } = services;
  const restaurantId = tenant.id;
  await inTransaction(db, async (tx) => {
    const order = await lockAwaiting(tx, restaurantId, orderId);
    if (!isMailed) return;
    await queueOrderMail(tx, {
      kind: 'order_pay',
      order: { ...order, updated_at: clock() },
      max: mailsPerHour(config),
    });
  });
  if (isMailed) outbox.wake();
  return (
    (await publicAddress(services, tenant)) +
    trackingPath(await makeLink(services, { restaurantId, orderId, mayAgree: true }))
  );
}
