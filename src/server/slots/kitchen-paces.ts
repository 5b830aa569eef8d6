import { sql } from 'kysely';
import { isCalledOff, isUnsent, OPEN_STATUSES, ORDER_STATUSES } from '../../domain/orders/order-status.ts';
import type { OrderType } from '../../domain/orders/order-types.ts';
import { type Pace, type PaceSample, paceAt, paceSamples } from '../../domain/slots/kitchen-pace.ts';
import { DAY, MINUTE, wallClock } from '../../domain/times/zoned-time.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';

const WEEKS = 28 * DAY;
const MOST_ORDERS = 3000;
const KEPT_FOR = 15 * MINUTE;
const MOST_RESTAURANTS = 500;
const CALLED_OFF = ORDER_STATUSES.filter((status) => isCalledOff(status) || isUnsent(status));
/** Literals, so that the partial index of open orders can be used. */
const isOpen = sql<boolean>`status in (${sql.join(OPEN_STATUSES.map((status) => sql.lit(status)))})`;

interface Asked {
  restaurantId: string;
  timezone: string;
  orderType: OrderType;
}

/** How long orders take now, from the last four weeks and what the kitchen has open. The weeks are read again after a while. */
export class KitchenPaces {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #kept = new Map<string, { samples: Promise<PaceSample[]>; until: number }>();

  constructor({ db, clock }: { db: Db; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** null: too few orders to tell. Not to be called within a transaction, which holds SQLite's only connection. */
  async of({ restaurantId, timezone, orderType }: Asked): Promise<Pace | null> {
    const now = this.#clock();
    const samples = await this.#samplesOf(restaurantId, timezone, now);
    if (samples.length === 0) return null;
    const hour = Math.floor(wallClock(now, timezone).minutes / 60);
    return paceAt(samples, { orderType, hour, openUnits: await openUnits(this.#db, restaurantId) });
  }

  #samplesOf(restaurantId: string, timezone: string, now: number): Promise<PaceSample[]> {
    const kept = this.#kept.get(restaurantId);
    if (kept && now < kept.until) return kept.samples;
    if (this.#kept.size >= MOST_RESTAURANTS) this.#kept.clear();
    const samples = pastOrders(this.#db, restaurantId, now - WEEKS).then((orders) => paceSamples(orders, timezone));
    this.#kept.set(restaurantId, { samples, until: now + KEPT_FOR });
    samples.catch(() => this.#kept.delete(restaurantId));
    return samples;
  }
}

/** The newest orders as soon as possible since `from` that were kept, in order of time. */
async function pastOrders(db: Db, restaurantId: string, from: number) {
  const rows = await db
    .selectFrom('orders')
    .select(['order_type', 'units', 'created_at', 'fulfilled_at'])
    .where('restaurant_id', '=', restaurantId)
    .where('created_at', '>=', from)
    .where('is_asap', '=', 1)
    .where('status', 'not in', CALLED_OFF)
    .orderBy('created_at', 'desc')
    .limit(MOST_ORDERS)
    .execute();
  return rows.reverse().flatMap(({ order_type: orderType, units, created_at: placedAt, fulfilled_at: doneAt }) => {
    return doneAt === null ? [] : { orderType, units, placedAt, doneAt };
  });
}

async function openUnits(db: Db, restaurantId: string): Promise<number> {
  const { units } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.sum('units').as('units'))
    .where('restaurant_id', '=', restaurantId)
    .where(isOpen)
    .executeTakeFirstOrThrow();
  return Number(units ?? 0);
}
