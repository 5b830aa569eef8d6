import type { Currency } from '../../../../contract/primitives.ts';
import type { StaffPromotion } from '../../../../contract/staff/staff-promotions.ts';
import { plainText } from '../../../../domain/clean-text.ts';
import type { Language } from '../../../../domain/languages.ts';
import { plainCode } from '../../../../domain/menu/coupon-code.ts';
import { magnitudeOf } from '../../../../domain/money/currencies.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { actsOnProducts, givesValue, isPercentage, type PromotionType } from '../../../../domain/orders/discount.ts';
import type { OrderType } from '../../../../domain/orders/order-types.ts';
import { amountDraft } from '../../app/amount-draft.ts';
import { type TextDraft, textDraft, writtenAnew } from '../../app/text-draft.ts';
import { typedWallTime, wallTimeDraft } from '../../app/wall-time-draft.ts';
import { NO_HOURS, type ServingDraft, servingDraft, servingInput } from '../menu-editor/fields/serving-draft.ts';

/** A promotion is applied by a code or from its card; a reward is redeemed with points. */
export type PromotionKind = 'promotion' | 'reward';

/** A promotion or reward while it is edited; numbers and times as typed. */
export interface PromotionDraft {
  name: TextDraft;
  description: TextDraft;
  type: PromotionType;
  value: string;
  code: string;
  points: string;
  minimum: string;
  /** Null: every dish. */
  productIds: string[] | null;
  /** Whose dishes it is for, too, unless it is for every dish. */
  categoryIds: string[];
  buy: string;
  get: string;
  from: string;
  until: string;
  uses: string;
  usesPerCustomer: string;
  orderType: OrderType | null;
  firstOrderOnly: boolean;
  hours: ServingDraft;
  displayToCustomers: boolean;
  isActive: boolean;
}

/** The interface's language, in which amounts are typed, and the restaurant's currency, zone and own language. */
export interface PromotionWriting {
  language: Language;
  currency: Currency;
  zone: string;
  own: Language;
}

export function promotionDraft(saved: StaffPromotion, { language, currency, zone }: PromotionWriting): PromotionDraft {
  return {
    name: textDraft(saved.name),
    description: textDraft(saved.description),
    type: saved.type,
    value: isPercentage(saved.type)
      ? String(saved.discountValue)
      : amountDraft(saved.discountValue, currency, language),
    code: saved.couponCode ?? '',
    points: countDraft(saved.pointsCost),
    minimum: amountDraft(saved.minOrderValue, currency, language),
    productIds:
      saved.applicableProductIds.length + saved.applicableCategoryIds.length > 0 ? saved.applicableProductIds : null,
    categoryIds: saved.applicableCategoryIds,
    buy: countDraft(saved.buyQuantity),
    get: countDraft(saved.getQuantity),
    from: wallTimeDraft(saved.validFrom, zone),
    until: wallTimeDraft(saved.validUntil, zone),
    uses: countDraft(saved.maxUses),
    usesPerCustomer: countDraft(saved.maxUsesPerCustomer),
    orderType: saved.orderType,
    firstOrderOnly: saved.firstOrderOnly,
    hours: servingDraft(saved.hours),
    displayToCustomers: saved.displayToCustomers,
    isActive: saved.isActive,
  };
}

export function newPromotionDraft(kind: PromotionKind, { language, currency }: PromotionWriting): PromotionDraft {
  return {
    ...{ name: textDraft({}), description: textDraft({}) },
    type: kind === 'reward' ? 'FixedAmountDiscountOrder' : 'PercentageDiscountOrder',
    value: kind === 'reward' ? amountDraft(5 * magnitudeOf(currency.code), currency, language) : '10',
    points: kind === 'reward' ? String(100 * magnitudeOf(currency.code)) : '',
    ...{ code: '', minimum: amountDraft(0, currency, language), productIds: null, categoryIds: [], buy: '1', get: '1' },
    ...{ from: '', until: '', uses: '', usesPerCustomer: '' },
    ...{ orderType: null, firstOrderOnly: false, hours: NO_HOURS },
    ...{ displayToCustomers: true, isActive: true },
  };
}

/** The request's body, without the fields that the type does not use. */
export function promotionDraftInput(
  draft: PromotionDraft,
  saved: Pick<StaffPromotion, 'name' | 'description'> & Partial<Pick<StaffPromotion, 'validFrom' | 'validUntil'>>,
  { kind, own, zone, currency }: PromotionWriting & { kind: PromotionKind },
): object {
  const { type } = draft;
  const isReward = kind === 'reward';
  const code = plainCode(draft.code);
  return {
    name: writtenAnew(draft.name, saved.name, own),
    description: writtenAnew(draft.description, saved.description, own),
    type,
    discountValue: givesValue(type) ? typedAmount(draft.value, isPercentage(type) ? undefined : currency) : 0,
    couponCode: isReward || code === '' ? null : code,
    pointsCost: isReward ? (typedCount(draft.points) ?? Number.NaN) : null,
    minOrderValue: typedAmount(draft.minimum, currency),
    applicableProductIds: actsOnProducts(type) ? (draft.productIds ?? []) : [],
    applicableCategoryIds: actsOnProducts(type) && draft.productIds ? draft.categoryIds : [],
    buyQuantity: type === 'BuyXGetY' ? (typedCount(draft.buy) ?? Number.NaN) : null,
    getQuantity: type === 'BuyXGetY' ? (typedCount(draft.get) ?? Number.NaN) : null,
    validFrom: typedWallTime(draft.from, zone, saved.validFrom),
    validUntil: typedWallTime(draft.until, zone, saved.validUntil),
    maxUses: typedCount(draft.uses),
    maxUsesPerCustomer: typedCount(draft.usesPerCustomer),
    orderType: draft.orderType,
    firstOrderOnly: draft.firstOrderOnly,
    hours: servingInput(draft.hours),
    displayToCustomers: draft.displayToCustomers,
    isActive: draft.isActive,
  };
}

/** The whole number that was typed; null if nothing was, NaN if it is none. */
export function typedCount(text: string): number | null {
  const plain = plainText(text).replaceAll(' ', '');
  if (plain === '') return null;
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

function countDraft(count: number | null): string {
  return count === null ? '' : String(count);
}
