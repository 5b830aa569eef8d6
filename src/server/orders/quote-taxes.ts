import type { QuoteTaxesInput, TaxQuote } from '../../contract/taxes.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../domain/money/money.ts';
import { priceOrder } from '../../domain/orders/price-order.ts';
import { readMenuRows } from '../menu/menu-rows.repo.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { pricedPromotion } from '../promotions/apply-promotion.ts';
import { findPromotion } from '../promotions/promotions.repo.ts';
import type { Services } from '../services.ts';
import { presentTax } from '../taxes/present-tax.ts';
import { ordersRefusals } from './orders.refusals.ts';
import { repriceItem } from './reprice.ts';
import { taxOfOrder } from './tax-of-order.ts';

/**
 * The tax of a cart as it would be ordered, with the discount that the customer was told. It promises nothing: placing the order
 * computes it anew, and refuses an order that was shown another.
 */
export async function quoteTaxes(services: Services, tenant: Tenant, input: QuoteTaxesInput): Promise<TaxQuote> {
  if (input.restaurantId !== tenant.id) throw new Refusal(ordersRefusals.wrong_restaurant);
  const { db } = services;
  const now = services.clock();
  const settings = await readOrderingSettings(db, tenant.id);
  if (!settings.taxes) return { taxes: 0, tax: null };
  const decimals = decimalsOf(settings.currency.code);
  const { orderType, scheduledAt, promotionId } = input;
  const ids = input.items.map(({ productId }) => productId);
  const menu = await readMenuRows(db, tenant.id, ids, now);
  const { productsById } = await services.content.of(tenant.id, tenant.contentLanguage);
  const items = input.items.map((item) => repriceItem(item, menu, productsById)).filter(({ line }) => line !== null);
  const lines = items.flatMap(({ line }) => line ?? []);
  const row = promotionId === null ? null : await findPromotion(db, tenant.id, { id: promotionId });
  const promotion = row ? await pricedPromotion(db, row) : null;
  const priced = {
    ...priceOrder({
      lines,
      promotion: null,
      orderType,
      deliveryFee: settings.deliveryFee,
      fees: settings.fees ?? null,
    }),
    discountAmount: toMinor(input.discountAmount, decimals),
  };
  const dueAt = scheduledAt === null ? now : Date.parse(scheduledAt);
  const taxed = taxOfOrder(settings, { items, priced, promotion, orderType, dueAt });
  const amount = (minor: number) => toDecimal(minor, decimals);
  return { taxes: amount(taxed?.added ?? 0), tax: taxed && presentTax(taxed.tax, amount) };
}
