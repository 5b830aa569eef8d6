import type { StaffPromotion, StaffPromotionInput } from '../../contract/staff/staff-promotions.ts';
import { hasConditions, NO_CONDITIONS, type PromotionConditions } from '../../domain/menu/promotion-conditions.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toMinor } from '../../domain/money/money.ts';
import { storedDiscount } from '../../domain/orders/discount.ts';
import { greatestPoints, isDiscountValue, isPrice } from '../../domain/orders/money-limits.ts';
import { type Saving, saveRecord } from '../editing/save-record.ts';
import { isUniqueViolation, type Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import { currencyOf } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { changeText } from '../texts/change-texts.ts';
import { readStaffPromotions } from './read-staff-promotions.ts';
import { staffPromotionsRefusals as refusals } from './staff-promotions.refusals.ts';
import { countProducts, insertPromotion, setPromotionProducts, updatePromotion } from './staff-promotions.repo.ts';

/**
 * Creates or changes a promotion or reward, and makes the public content stale. Throws a `Refusal` for an outdated version,
 * unknown products, a taken code, or a limit below the uses so far.
 */
export async function savePromotion(services: Services, saving: Saving<StaffPromotionInput>): Promise<StaffPromotion> {
  const restaurantId = saving.tenant.id;
  const work = saveRecord<StaffPromotion>(services, saving, {
    subject: 'promotion',
    name: 'promotion',
    takesLastWords: true,
    read: (tx) => readStaffPromotions(tx, restaurantId),
    write: (tx, { now }, found) => write(tx, { ...saving, ...found, now }),
  });
  return work.catch((error: unknown) => {
    throw isUniqueViolation(error)
      ? new Refusal(refusals.coupon_code_taken, { fields: { couponCode: 'code_taken' } })
      : error;
  });
}

interface PromotionWork extends Saving<StaffPromotionInput> {
  id: string;
  before: StaffPromotion | null;
  now: number;
}

async function write(tx: Tx, { tenant, input, id, before, now }: PromotionWork): Promise<void> {
  const { id: restaurantId, contentLanguage } = tenant;
  const productIds = [...new Set(input.applicableProductIds)];
  if ((await countProducts(tx, restaurantId, productIds)) < productIds.length) {
    throw new Refusal(refusals.promotion_product_unknown);
  }
  const conditions = conditionsOf(input, before);
  await checkCategories(tx, restaurantId, conditions.categoryIds, before);
  const code = await currencyOf(tx, restaurantId);
  checkAmounts(input, code);
  const terms = {
    ...{ restaurant_id: restaurantId, id },
    ...termsOf(input, decimalsOf(code)),
    conditions: hasConditions(conditions) ? toJson(conditions) : null,
  };
  if (!before) await insertPromotion(tx, { ...terms, uses: 0, discount_given: 0, revenue: 0 });
  else if (!(await updatePromotion(tx, terms)))
    throw new Refusal(refusals.fewer_than_used, { fields: { maxUses: 'fewer_than_used' } });
  await setPromotionProducts(tx, { restaurantId, promotionId: id }, productIds);
  for (const field of ['name', 'description'] as const) {
    const owner = { restaurantId, subject: 'promotion', subjectId: id } as const;
    await changeText(tx, owner, { field, contentLanguage, input: input[field], now });
  }
}

/** Throws a `Refusal` for what is no amount in the restaurant's currency. */
function checkAmounts({ type, discountValue, minOrderValue, pointsCost }: StaffPromotionInput, code: string): void {
  refuseFields({
    ...(isDiscountValue(type, discountValue, code) ? {} : { discountValue: 'price_invalid' }),
    ...(isPrice(minOrderValue, code) ? {} : { minOrderValue: 'price_invalid' }),
    ...((pointsCost ?? 0) <= greatestPoints(code) ? {} : { pointsCost: 'count_invalid' }),
  });
}

/** What is left out stays as it is. */
function conditionsOf(input: StaffPromotionInput, before: StaffPromotion | null): PromotionConditions {
  const was = before && { ...before, categoryIds: before.applicableCategoryIds };
  const { firstOrderOnly, orderType, hours, categoryIds } = was ?? NO_CONDITIONS;
  const wanted = input.applicableCategoryIds;
  return {
    firstOrderOnly: input.firstOrderOnly ?? firstOrderOnly,
    orderType: input.orderType === undefined ? orderType : input.orderType,
    hours: input.hours === undefined ? hours : input.hours,
    categoryIds: wanted ? [...new Set(wanted)] : categoryIds,
  };
}

/** Throws a `Refusal` for what is no category here. One that the promotion had may be gone: then it holds no dish. */
async function checkCategories(tx: Tx, restaurantId: string, ids: readonly string[], before: StaffPromotion | null) {
  const added = ids.filter((each) => !before?.applicableCategoryIds.includes(each));
  if (added.length === 0) return;
  const rows = await tx
    .selectFrom('categories')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('id', 'in', added)
    .execute();
  if (rows.length < added.length) throw new Refusal(refusals.promotion_category_unknown);
}

function termsOf(input: StaffPromotionInput, decimals: number) {
  const instant = (iso: string | null) => (iso === null ? null : Date.parse(iso));
  return {
    type: input.type,
    discount_value: storedDiscount(input.type, input.discountValue, decimals),
    coupon_code: input.couponCode,
    points_cost: input.pointsCost,
    min_order: toMinor(input.minOrderValue, decimals),
    buy_quantity: input.buyQuantity,
    get_quantity: input.getQuantity,
    valid_from: instant(input.validFrom),
    valid_until: instant(input.validUntil),
    max_uses: input.maxUses,
    max_uses_per_customer: input.maxUsesPerCustomer,
    display_to_customers: Number(input.displayToCustomers),
    is_active: Number(input.isActive),
  };
}
