import { randomBytes } from 'node:crypto';
import { inTransaction } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { endUnlinkedPushes } from '../pushes/order-pushes.repo.ts';
import type { Services } from '../services.ts';
import { insertLink, keepNewestLinks } from './order-links.repo.ts';

const TOKEN_BYTES = 16;
/** More than an order's e-mails, and than anybody copies. Older links end. */
const LINKS_PER_ORDER = 20;

/** Makes a new link to the order, and returns its token, of which only the hash is kept. */
export async function makeLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { restaurantId, orderId }: { restaurantId: string; orderId: string },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await inTransaction(db, async (tx) => {
    await insertLink(tx, {
      restaurant_id: restaurantId,
      token_hash: sha256(token),
      order_id: orderId,
      created_at: clock(),
    });
    await keepNewestLinks(tx, { restaurantId, orderId }, LINKS_PER_ORDER);
    await endUnlinkedPushes(tx, { restaurantId, orderId });
  });
  return token;
}
