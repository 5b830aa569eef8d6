import type { AppliedPromotion, ValidateCouponInput } from '../../contract/promotions.ts';
import type { Language } from '../../domain/languages.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toMinor } from '../../domain/money/money.ts';
import { type PromotionTarget, promotionDiscount } from '../../domain/orders/discount.ts';
import { itemSubtotal } from '../../domain/orders/order-line.ts';
import { readMenuRows } from '../menu/menu-rows.repo.ts';
import { type OrderingSettings, readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { applyPromotion } from '../promotions/apply-promotion.ts';
import { checkPromotionLeft } from '../promotions/count-promotion.ts';
import { presentApplied, promotionNames } from '../promotions/present-promotion.ts';
import { promotionsRefusals as refusals } from '../promotions/promotions.refusals.ts';
import type { Services } from '../services.ts';
import { repriceItem } from './reprice.ts';

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
  const code = input.couponCode;
  const key = input.promotionId ? { id: input.promotionId, code } : code ? { code } : null;
  if (!key) throw new Refusal(refusals.coupon_code_required);
  const settings = await readOrderingSettings(db, tenant.id);
  const { currency } = settings;
  const target = await targetOf(services, question, settings);
  const context = { restaurantId: tenant.id, userId, currency, language, now: services.clock() };
  const { row, promotion } = await applyPromotion(db, context, key, target);
  await checkPromotionLeft(db, row, { userId, email: input.guestEmail, phone: input.contactPhone });
  const names = await promotionNames(db, tenant.id, [row.id], { language, contentLanguage: tenant.contentLanguage });
  return presentApplied(row, promotionDiscount({ promotion, ...target }), names, decimalsOf(currency.code));
}

/**
 * The cart that the promotion is applied to. Items are priced from the menu; without items `orderSubtotal` is believed, because
 * placing the order checks it.
 */
async function targetOf(
  services: Services,
  question: Question,
  { currency, deliveryFee }: OrderingSettings,
): Promise<PromotionTarget> {
  const { tenant, language, input } = question;
  const { items } = input;
  // If the restaurant does not deliver, an order without a type can only be a pickup.
  const orderType = input.orderType ?? (deliveryFee === null ? 'Pickup' : null);
  const fee = orderType === 'Pickup' ? 0 : (deliveryFee ?? 0);
  if (!items?.length) {
    const subtotal = toMinor(input.orderSubtotal ?? 0, decimalsOf(currency.code));
    return { lines: [], subtotal, deliveryFee: fee, orderType };
  }
  const { productsById } = await services.content.of(tenant.id, language);
  const menu = await readMenuRows(
    services.db,
    tenant.id,
    items.map(({ productId }) => productId),
    services.clock(),
  );
  const lines = items.flatMap((item) => repriceItem(item, menu, productsById).line ?? []);
  const subtotal = lines.reduce((sum, line) => sum + itemSubtotal(line), 0);
  return { lines, subtotal, deliveryFee: fee, orderType };
}
