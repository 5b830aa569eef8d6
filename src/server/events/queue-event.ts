import { sql } from 'kysely';
import { DAY } from '../../domain/times/zoned-time.ts';
import type { WebhookEvent } from '../../domain/webhook-events.ts';
import type { Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import { newId } from '../platform/ids/ids.ts';
import type { EventFacts } from '../platform/tables/connection-tables.ts';

/** How long a webhook that does not answer is tried. */
export const TRIED_FOR_MS = 3 * DAY;

export interface NewEvent {
  restaurantId: string;
  event: WebhookEvent;
  /** null: it is about no order. */
  orderId?: string | null;
  facts?: EventFacts;
  now: number;
}

/**
 * Has the restaurant's webhooks told that want to know. Call it in the transaction that causes the event: what is undone is not told. An
 * order's events keep their order, because whoever changes an order holds its row.
 */
export async function queueEvent(
  tx: Tx,
  { restaurantId, event, orderId = null, facts = {}, now }: NewEvent,
): Promise<void> {
  const place =
    orderId === null
      ? sql`0`
      : sql`(select coalesce(max(d.place), 0) + 1 from deliveries as d
          where d.restaurant_id = w.restaurant_id and d.webhook_id = w.id and d.order_id = ${orderId})`;
  await sql`
    insert into deliveries
      (restaurant_id, webhook_id, id, event, order_id, place, facts, created_at, give_up_at, attempts, due_at)
    select w.restaurant_id, w.id, ${newId()}, ${event}, ${orderId}, ${place}, ${toJson(facts)},
      ${now}, ${now + TRIED_FOR_MS}, 0, ${now}
    from webhooks as w
    where w.restaurant_id = ${restaurantId} and w.off_at is null and w.events like ${`%"${event}"%`}`.execute(tx);
}
