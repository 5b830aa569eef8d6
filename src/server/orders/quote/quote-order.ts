import type { Quote, QuoteInput } from '../../../contract/quote.ts';
import { type Appraisal, appraise } from '../../../domain/appraisal/appraise.ts';
import type { AskedOrder } from '../../../domain/appraisal/asked-order.ts';
import { timesOnOffer } from '../../../domain/appraisal/times-on-offer.ts';
import type { Language } from '../../../domain/languages.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal } from '../../../domain/money/money.ts';
import { isPaidOnline } from '../../../domain/orders/payment-methods.ts';
import { isPlainArea } from '../../../domain/zones/zone.ts';
import type { OrderingSettings } from '../../menu/ordering-settings.repo.ts';
import { toIso } from '../../platform/clock.ts';
import type { Tenant } from '../../platform/http/app.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { presentApplied, promotionNames } from '../../promotions/present-promotion.ts';
import type { PromotionKey, PromotionRow } from '../../promotions/promotions.repo.ts';
import type { PromotionContact } from '../../promotions/read-promotion.ts';
import type { Services } from '../../services.ts';
import { presentTax } from '../../taxes/present-tax.ts';
import { presentOrderZone } from '../../zones/present-zones.ts';
import { askedAddress } from '../order-terms.ts';
import { ordersRefusals } from '../orders.refusals.ts';
import { type OrderFacts, paceOf, readFacts } from './order-facts.ts';
import { presentCart } from './present-cart.ts';
import { presentFigures } from './present-figures.ts';
import { presentTimes } from './present-times.ts';
import { obstacleText } from './refusal-for.ts';

interface Question {
  tenant: Tenant;
  language: Language;
  userId: string;
  isGuest: boolean;
  input: QuoteInput;
}

/** What the customer's order comes to as far as it is filled in, when it could be had, and what stands in its way. */
export async function quoteOrder(services: Services, question: Question): Promise<Quote> {
  const { tenant, language, userId, isGuest, input } = question;
  if (input.restaurantId !== tenant.id) throw new Refusal(ordersRefusals.wrong_restaurant);
  const contact = { email: input.guestEmail, phone: input.contactPhone };
  const key = promotionKey(input);
  const promotion = key && { key, userId, contact };
  const { facts, appraisal } = await appraiseAsked(services, {
    tenant,
    language,
    asked: askedBy(input, isGuest),
    promotion,
  });
  const { settings, zone, items, priced, taxed, request, obstacles } = appraisal;
  const decimals = decimalsOf(settings.currency.code);
  const amount = (minor: number) => toDecimal(minor, decimals);
  const { schedule } = settings;
  const times = request && timesOnOffer(request, { orderType: input.orderType, schedule, ...facts }, input.day ?? null);
  const row = appraisal.promotion && facts.promotion?.row;
  return {
    serverNow: toIso(facts.now),
    ...presentCart(items, { decimals, language }),
    figures: presentFigures(priced, decimals),
    tax: taxed && presentTax(taxed.tax, amount),
    times: times && presentTimes(times),
    promotion: row ? await presented(services, question, { row, discount: priced.discountAmount, decimals }) : null,
    ...(zone?.state === 'inside' && !isPlainArea(settings.zones) && { zone: presentOrderZone(zone, settings) }),
    obstacles: obstacles.map((each) => {
      const { code, field, override, next } = each;
      const message = obstacleText(each, appraisal, { language, now: facts.now });
      const nextAt = code === 'not_served_then' && next ? { nextAt: toIso(next.at) } : {};
      return { code, field, override, message, ...nextAt };
    }),
  };
}

/** By its id, with the code that was typed beside it, or by the code alone; null: none is asked for. */
export function promotionKey({
  promotionId,
  couponCode,
}: {
  promotionId: string | null;
  couponCode?: string | undefined;
}): PromotionKey | null {
  const code = couponCode?.toUpperCase();
  if (promotionId !== null) return { id: promotionId, code };
  return code ? { code } : null;
}

interface Asked {
  tenant: Tenant;
  language: Language;
  asked: AskedOrder;
  promotion: { key: PromotionKey; userId: string | null; contact?: PromotionContact } | null;
}

/** Appraises an order that nobody has sent yet, by the menu and the settings as they are now. */
export async function appraiseAsked(
  services: Services,
  { tenant, language, asked, promotion }: Asked,
): Promise<{ facts: OrderFacts; appraisal: Appraisal<OrderingSettings> }> {
  const now = services.clock();
  const { productsById: shown } = await services.content.of(tenant.id, language);
  const pace = await paceOf(services, tenant, asked.orderType);
  const wanted = { restaurantId: tenant.id, items: asked.items, shown, promotion };
  const isUnpaid = asked.ageConfirmed !== null && isPaidOnline(asked.paymentMethod ?? '');
  const facts = await readFacts(services.db, { ...wanted, needsLoads: true, isUnpaid, pace, now });
  return { facts, appraisal: appraise(asked, facts) };
}

function askedBy(input: QuoteInput, isGuest: boolean): AskedOrder {
  const { items, orderType, isASAP, scheduledAt, deliveryAddress, paymentMethod = null, ageConfirmed = false } = input;
  return {
    ...{ items, orderType, isASAP, paymentMethod, isGuest, ageConfirmed, overrides: [] },
    scheduledAt: scheduledAt === null ? null : Date.parse(scheduledAt),
    address: deliveryAddress && askedAddress(deliveryAddress),
  };
}

async function presented(
  { db }: Services,
  { tenant, language }: Question,
  { row, discount, decimals }: { row: PromotionRow; discount: number; decimals: number },
): Promise<Quote['promotion']> {
  const { id, contentLanguage } = tenant;
  const names = await promotionNames(db, id, [row.id], { language, contentLanguage });
  return { ...presentApplied(row, discount, names, { decimals, language }), pointsCost: row.points_cost };
}
