import type { AppliedPromotion, ValidateCouponInput } from '../../../contract/promotions.ts';
import { targetOf } from '../../../domain/appraisal/appraise.ts';
import { appraiseItems } from '../../../domain/appraisal/lines.ts';
import { promotionObstacle } from '../../../domain/appraisal/promotion.ts';
import type { Language } from '../../../domain/languages.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toMinor } from '../../../domain/money/money.ts';
import { type PromotionTarget, promotionDiscount } from '../../../domain/orders/discount.ts';
import type { Tenant } from '../../platform/http/app.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { presentApplied, promotionNames } from '../../promotions/present-promotion.ts';
import { promotionsRefusals as refusals } from '../../promotions/promotions.refusals.ts';
import type { Services } from '../../services.ts';
import { type OrderFacts, readFacts } from './order-facts.ts';
import { refusalFor } from './refusal-for.ts';

interface Question {
  tenant: Tenant;
  language: Language;
  userId: string;
  input: ValidateCouponInput;
}

/**
 * The discount that a coupon code or a promotion would give this cart. Counts no use. Throws a `Refusal` if it does not apply.
 */
export async function validateCoupon(services: Services, question: Question): Promise<AppliedPromotion> {
  const { db } = services;
  const { tenant, language, userId, input } = question;
  const code = input.couponCode?.toUpperCase();
  const key = input.promotionId ? { id: input.promotionId, code } : code ? { code } : null;
  if (!key) throw new Refusal(refusals.coupon_code_required);
  const now = services.clock();
  const { productsById: shown } = await services.content.of(tenant.id, language);
  const promotion = { key, userId, contact: { email: input.guestEmail, phone: input.contactPhone } };
  const wanted = { restaurantId: tenant.id, items: input.items ?? [], shown, promotion };
  const facts = await readFacts(db, { ...wanted, needsLoads: false, isUnpaid: false, pace: null, now });
  const { settings, promotion: found } = facts;
  const target = targetFor(input, facts);
  const obstacle = found && promotionObstacle(found, target, facts);
  if (obstacle) throw refusalFor(obstacle, { settings }, { language, now });
  if (!found?.row || !found.terms) throw new Refusal(refusals.promotion_unknown);
  const { row, terms } = found;
  const names = await promotionNames(db, tenant.id, [row.id], { language, contentLanguage: tenant.contentLanguage });
  return presentApplied(row, promotionDiscount({ promotion: terms, ...target }), names, {
    decimals: decimalsOf(settings.currency.code),
    language,
  });
}

/**
 * The cart that the promotion is applied to. Items are priced from the menu; without items `orderSubtotal` is believed, because
 * placing the order checks it.
 */
function targetFor(
  { items = [], orderSubtotal = 0, ...input }: ValidateCouponInput,
  facts: OrderFacts,
): PromotionTarget {
  const { settings } = facts;
  const { deliveryFee, currency } = settings;
  // If the restaurant does not deliver, an order without a type can only be a pickup.
  const orderType = input.orderType ?? (deliveryFee === null ? 'Pickup' : null);
  const lines = appraiseItems(items, facts, { currency, orderType }).flatMap(({ line }) => line ?? []);
  const target = targetOf(lines, { orderType: orderType ?? 'Delivery' }, settings);
  const subtotal = items.length > 0 ? target.subtotal : toMinor(orderSubtotal, decimalsOf(currency.code));
  return { ...target, subtotal, orderType };
}
