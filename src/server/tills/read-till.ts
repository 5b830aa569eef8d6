import type { Till } from '../../contract/staff/staff-till.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { toIso } from '../platform/clock.ts';
import type { Services } from '../services.ts';
import { hubRiseOf } from './hubrise/ask-hubrise.ts';
import { findTillMenu } from './till-menus.repo.ts';
import { findTill, findWaitingForTill } from './tills.repo.ts';

/** How long what was given up is shown, and may be tried again. */
export const SHOWN_FOR_MS = 7 * DAY;
const MOST_SHOWN = 50;

/** The restaurant's till as the office shows it. */
export async function readTill({ db, config, clock }: Services, restaurantId: string): Promise<Till> {
  const isOffered = hubRiseOf(config) !== null;
  const row = isOffered ? await findTill(db, restaurantId) : undefined;
  if (!row) return { isOffered, connection: null, waiting: [] };
  const menu = await findTillMenu(db, restaurantId);
  const waiting = await findWaitingForTill(db, restaurantId, { since: clock() - SHOWN_FOR_MS, limit: MOST_SHOWN });
  return {
    isOffered,
    connection: {
      ...{ account: row.account_name, location: row.location_name, since: toIso(row.created_at) },
      ...{ failedAt: toIso(row.failed_at), error: row.last_error },
      menu: menu ? { name: menu.catalog_name, sentAt: toIso(menu.sent_at), error: menu.last_error } : null,
    },
    waiting: waiting.map((each) => ({
      ...{ orderId: each.order_id, orderNumber: each.number, at: toIso(each.created_at) },
      ...{ state: each.outcome === 'failed' ? ('failed' as const) : ('waiting' as const) },
      ...{ attempts: each.attempts, error: each.last_error },
      nextAt: each.outcome === null ? toIso(each.due_at) : null,
    })),
  };
}
