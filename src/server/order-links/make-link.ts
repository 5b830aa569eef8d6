import { randomBytes } from 'node:crypto';
import { inTransaction } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { endUnlinkedPushes } from '../pushes/order-pushes.repo.ts';
import type { Services } from '../services.ts';
import { insertLink, keepNewestLinks } from './order-links.repo.ts';

const TOKEN_BYTES = 16;
/** More than an order's e-mails, and than anybody copies. Older links end. */
const LINKS_PER_ORDER = 20;

/**
 * Makes a new link to the order, and returns its token, of which only the hash is kept. `mayAgree`: it goes to whoever ordered, who may agree
 * with it to a dearer order; others are passed on to people who only follow.
 */
export async function makeLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { restaurantId, orderId, mayAgree }: { restaurantId: string; orderId: string; mayAgree: boolean },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await inTransaction(db, async (tx) => {
    await insertLink(tx, {
      restaurant_id: restaurantId,
      token_hash: sha256(token),
      order_id: orderId,
      created_at: clock(),
      may_agree: mayAgree ? 1 : 0,
    });
    await keepNewestLinks(tx, { restaurantId, orderId }, LINKS_PER_ORDER);
    await endUnlinkedPushes(tx, { restaurantId, orderId });
  });
  return token;
}
