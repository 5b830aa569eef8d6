import type { QuoteTaxesInput, TaxQuote } from '../../../contract/taxes.ts';
import { appraiseItems } from '../../../domain/appraisal/lines.ts';
import { taxOfOrder } from '../../../domain/appraisal/tax-of-order.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../domain/money/money.ts';
import { priceOrder } from '../../../domain/orders/price-order.ts';
import type { Tenant } from '../../platform/http/app.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { Services } from '../../services.ts';
import { presentTax } from '../../taxes/present-tax.ts';
import { ordersRefusals } from '../orders.refusals.ts';
import { readFacts } from './order-facts.ts';

/**
 * The tax of a cart as it would be ordered, with the discount that the customer was told. It promises nothing: placing the order
 * computes it anew, and refuses an order that was shown another.
 */
export async function quoteTaxes(services: Services, tenant: Tenant, input: QuoteTaxesInput): Promise<TaxQuote> {
  const { restaurantId, orderType, scheduledAt, promotionId } = input;
  if (restaurantId !== tenant.id) throw new Refusal(ordersRefusals.wrong_restaurant);
  const now = services.clock();
  const { productsById: shown } = await services.content.of(tenant.id, tenant.contentLanguage);
  const promotion = promotionId === null ? null : { key: { id: promotionId }, userId: null };
  const wanted = {
    restaurantId,
    items: input.items,
    shown,
    promotion,
    needsLoads: false,
    isUnpaid: false,
    pace: null,
    now,
  };
  const { settings, ...facts } = await readFacts(services.db, wanted);
  if (!settings.taxes) return { taxes: 0, tax: null };
  const decimals = decimalsOf(settings.currency.code);
  const items = appraiseItems(input.items, facts, { currency: settings.currency, orderType }).filter(
    ({ line }) => line !== null,
  );
  const lines = items.flatMap(({ line }) => line ?? []);
  const { deliveryFee, fees = null } = settings;
  const undiscounted = priceOrder({ lines, promotion: null, orderType, deliveryFee, fees });
  const priced = { ...undiscounted, discountAmount: toMinor(input.discountAmount, decimals) };
  const terms = facts.promotion?.terms ?? null;
  const dueAt = scheduledAt === null ? now : Date.parse(scheduledAt);
  const taxed = taxOfOrder(settings, { items, priced, promotion: terms, orderType, dueAt });
  const amount = (minor: number) => toDecimal(minor, decimals);
  return { taxes: amount(taxed?.added ?? 0), tax: taxed && presentTax(taxed.tax, amount) };
}
