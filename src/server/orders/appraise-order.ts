import { decimalsOf } from '../../domain/money/currencies.ts';
import { itemSubtotal, type OrderLine } from '../../domain/orders/order-line.ts';
import { type PricedOrder, priceOrder } from '../../domain/orders/price-order.ts';
import { readMenuRows } from '../menu/menu-rows.repo.ts';
import { type OrderingSettings, readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import type { Db } from '../platform/database/database.ts';
import { type ApplicablePromotion, applyPromotion } from '../promotions/apply-promotion.ts';
import { checkItems } from './check-items.ts';
import { atAgreedPrices, overridden } from './override.ts';
import type { PlaceOrderRequest } from './placement.ts';
import { type RepricedItem, repriceItem, type ShownProducts } from './reprice.ts';
import { type OrderTerms, settleTerms } from './settle-terms.ts';
import { type TaxedOrder, taxOfOrder, withTax } from './tax-of-order.ts';

/** What the restaurant would take the order for. */
export interface Appraisal {
  settings: OrderingSettings;
  terms: OrderTerms;
  items: RepricedItem[];
  promotion: ApplicablePromotion | null;
  priced: PricedOrder;
  /** null: the restaurant has not said how it is taxed. */
  taxed: TaxedOrder | null;
}

/**
 * Works out an order's terms and prices from the menu and the settings as they are now, and writes nothing. `shown` is the menu in
 * the customer's language. Throws a `Refusal` for what cannot be ordered.
 */
export async function appraiseOrder(
  db: Db,
  { placement, shown, now }: { placement: PlaceOrderRequest; shown: ShownProducts; now: number },
): Promise<Appraisal> {
  const { tenant, input, overrides } = placement;
  const settings = overridden(await readOrderingSettings(db, tenant.id), overrides);
  const decimals = decimalsOf(settings.currency.code);
  const terms = settleTerms(input, settings, now);

  const menu = await readMenuRows(
    db,
    tenant.id,
    input.items.map(({ productId }) => productId),
    now,
  );
  const repriced = input.items.map(({ unitPrice, productName, ...item }) =>
    repriceItem({ ...item, price: unitPrice, name: productName }, menu, shown),
  );
  const items = atAgreedPrices(repriced, overrides, decimals);
  checkItems(items, decimals);

  const lines = items.flatMap(({ line }) => line ?? []);
  const promotion = await promotionFor(db, placement, settings, lines, now);
  const { orderType } = input;
  const { deliveryFee, fees } = settings;
  const applied = promotion?.promotion ?? null;
  const untaxed = priceOrder({ lines, promotion: applied, orderType, deliveryFee, fees: fees ?? null });
  const dueAt = terms.scheduledAt ?? now;
  const taxed = taxOfOrder(settings, { items, priced: untaxed, promotion: applied, orderType, dueAt });
  return { settings, terms, items, promotion, priced: withTax(untaxed, taxed), taxed };
}

async function promotionFor(
  db: Db,
  { tenant, language, userId, input }: PlaceOrderRequest,
  { currency, deliveryFee }: OrderingSettings,
  lines: readonly OrderLine[],
  now: number,
): Promise<ApplicablePromotion | null> {
  const { promotionId, couponCode, orderType } = input;
  if (promotionId === null) return null;
  const context = { restaurantId: tenant.id, userId, currency, language, now };
  const subtotal = lines.reduce((sum, line) => sum + itemSubtotal(line), 0);
  const fee = orderType === 'Delivery' ? (deliveryFee ?? 0) : 0;
  const key = { id: promotionId, code: couponCode?.toUpperCase() };
  return applyPromotion(db, context, key, { lines, subtotal, deliveryFee: fee, orderType });
}
