import type { AppraisalFacts } from '../../../domain/appraisal/appraise.ts';
import type { ShownProducts } from '../../../domain/appraisal/menu-product.ts';
import type { SentItem } from '../../../domain/appraisal/reprice.ts';
import type { OrderType } from '../../../domain/orders/order-types.ts';
import { slotStart } from '../../../domain/slots/capacity.ts';
import type { Loads } from '../../../domain/slots/free-times.ts';
import { loadsForUnpaid } from '../../../domain/slots/held-unpaid.ts';
import type { Pace } from '../../../domain/slots/kitchen-pace.ts';
import { readDeals } from '../../deals/asked-deals.repo.ts';
import { readMenuRows } from '../../menu/menu-rows.repo.ts';
import { type OrderingSettings, readOrderingSettings } from '../../menu/ordering-settings.repo.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Tenant } from '../../platform/http/app.ts';
import type { PromotionKey } from '../../promotions/promotions.repo.ts';
import { type FoundPromotion, type PromotionContact, readPromotion } from '../../promotions/read-promotion.ts';
import type { Services } from '../../services.ts';
import { findLoads } from '../../slots/slot-loads.repo.ts';
import { heldUnpaid } from '../unpaid-orders.ts';

export interface OrderFacts extends AppraisalFacts<OrderingSettings> {
  promotion: FoundPromotion | null;
}

interface Wanted {
  restaurantId: string;
  items: readonly Pick<SentItem, 'productId' | 'deal'>[];
  /** The menu in the reader's language. */
  shown: ShownProducts;
  /** null: none is asked for. `contact`: also whether this customer has uses and points left. */
  promotion: { key: PromotionKey; userId: string | null; contact?: PromotionContact } | null;
  /** Whether it is asked which slots have room: taking one decides that by itself. */
  needsLoads: boolean;
  /** Whether it would wait for its payment: such orders hold no more than their share of the slots. */
  isUnpaid: boolean;
  pace: Pace | null;
  now: number;
}

/** Reads all that decides about an order, from the database and not from the cache of content, which may be stale. */
export async function readFacts(db: Db, wanted: Wanted): Promise<OrderFacts> {
  const { restaurantId, items, shown, promotion, needsLoads, isUnpaid, pace, now } = wanted;
  const settings = await readOrderingSettings(db, restaurantId);
  const ids = items.map(({ productId }) => productId);
  const menu = await readMenuRows(db, restaurantId, ids, now);
  const loads = needsLoads || isUnpaid ? await loadsFrom(db, restaurantId, settings, { isUnpaid, now }) : NO_LOADS;
  return {
    ...{ settings, menu, shown, loads, pace, now },
    ...(await readDeals(db, restaurantId, items)),
    promotion: promotion && (await readPromotion(db, { restaurantId, ...promotion }, promotion.key)),
  };
}

const NO_LOADS: Loads = new Map();

/** What the restaurant's slots have taken from now on; nothing is counted where it has set no capacity. */
export async function loadsFrom(
  db: Db,
  restaurantId: string,
  { orderTimes, schedule: { timezone } }: OrderingSettings,
  { isUnpaid, now }: { isUnpaid: boolean; now: number },
): Promise<Loads> {
  if (!orderTimes?.rules.length) return NO_LOADS;
  const { rules, slotMinutes } = orderTimes;
  const loads = await findLoads(db, restaurantId, slotStart(now, { slotMinutes, timezone }));
  return isUnpaid ? loadsForUnpaid(loads, await heldUnpaid(db, restaurantId), { rules, slotMinutes, timezone }) : loads;
}

/** How long orders took of late; not asked where the restaurant keeps the specification's times. */
export async function paceOf(services: Services, tenant: Tenant, orderType: OrderType): Promise<Pace | null> {
  const { restaurant } = await services.content.of(tenant.id, tenant.contentLanguage);
  if (!restaurant.orderTimes) return null;
  return services.paces.of({ restaurantId: tenant.id, timezone: tenant.timezone, orderType });
}
