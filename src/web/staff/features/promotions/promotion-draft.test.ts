import { expect, it } from 'vitest';
import { type StaffPromotion, staffPromotionInput } from '../../../../contract/staff/staff-promotions.ts';
import { newPromotionDraft, promotionDraft, promotionDraftInput } from './promotion-draft.ts';

const POUND = { code: 'GBP', symbol: '£' };
const writing = { language: 'de', currency: POUND, zone: 'Europe/London', own: 'en' } as const;
const promotion = { ...writing, kind: 'promotion' } as const;
const saved: StaffPromotion = {
  _id: 'x',
  name: { en: { text: 'Summer', provenance: 'authored' } },
  description: { en: { text: 'Two off.', provenance: 'authored' } },
  ...{ type: 'FixedAmountDiscountProduct', discountValue: 2.5, couponCode: 'SUMMER', pointsCost: null },
  ...{ minOrderValue: 10, applicableProductIds: ['a', 'b'], buyQuantity: null, getQuantity: null },
  // The second half past one of that night, to the second.
  ...{
    validFrom: '2026-06-17T17:00:00.000Z',
    validUntil: '2026-10-25T01:30:59.000Z',
    maxUses: 100,
    maxUsesPerCustomer: 1,
  },
  ...{ displayToCustomers: true, isActive: true, uses: 3, results: { orders: 0, discount: 0, revenue: 0 } },
  orderType: 'Pickup',
  firstOrderOnly: true,
  hours: {
    windows: [{ weekdays: ['monday', 'friday'], from: '11:00', to: '14:00' }],
    firstDate: null,
    lastDate: '2026-12-24',
  },
  applicableCategoryIds: ['c'],
  version: '1',
};

it('is sent as it was read', () => {
  const draft = promotionDraft(saved, writing);
  expect([draft.value, draft.from]).toEqual(['2,50', '2026-06-17T18:00']);
  const { name, description, _id, uses, results, version, ...terms } = saved;
  expect(promotionDraftInput(draft, saved, promotion)).toEqual({ ...terms, name: {}, description: {} });
});

it('leaves out what its type does not know', () => {
  const draft = { ...promotionDraft(saved, writing), type: 'FreeShipping' as const, value: 'x', buy: '2' };
  expect(promotionDraftInput(draft, saved, promotion)).toMatchObject({
    ...{ discountValue: 0, applicableProductIds: [], buyQuantity: null },
  });
});

it('takes a code in small letters, and none', () => {
  const draft = promotionDraft(saved, writing);
  expect(promotionDraftInput({ ...draft, code: ' summer ' }, saved, promotion)).toMatchObject({ couponCode: 'SUMMER' });
  expect(promotionDraftInput({ ...draft, code: ' ' }, saved, promotion)).toMatchObject({ couponCode: null });
});

it('says at each field what is wrong with it', () => {
  const draft = {
    ...newPromotionDraft('reward', writing),
    ...{ points: '', value: 'much', uses: 'few', minimum: '-1', from: '2026-06-18T10:00', until: '2026-06-17T10:00' },
  };
  const empty = { name: {}, description: {} };
  const result = staffPromotionInput.safeParse(promotionDraftInput(draft, empty, { ...writing, kind: 'reward' }));
  const wrong = Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
  expect(wrong).toMatchObject({
    ...{ 'name.en': 'required', 'description.en': 'required', discountValue: 'price_invalid' },
    ...{ pointsCost: 'count_invalid', maxUses: 'count_invalid', minOrderValue: 'price_invalid' },
  });
});

it('ends after it begins, and takes no more than all', () => {
  const whole = { ...promotionDraft(saved, writing), until: '2026-06-17T10:00' };
  const errors = (draft: typeof whole) =>
    staffPromotionInput
      .safeParse(promotionDraftInput(draft, saved, promotion))
      .error?.issues.map(({ message }) => message);
  expect(errors(whole)).toEqual(['ends_before_start']);
  expect(errors({ ...whole, until: '', type: 'PercentageDiscountOrder', value: '101' })).toEqual(['percent_invalid']);
});

it('begins with what is usual in the currency', () => {
  const yen = { ...writing, currency: { code: 'JPY', symbol: '¥' } };
  expect(newPromotionDraft('reward', yen)).toMatchObject({ value: '500', points: '10000', minimum: '0' });
  const percentage = { ...saved, type: 'PercentageDiscountOrder' as const, discountValue: 12.5 };
  expect(
    promotionDraftInput({ ...promotionDraft(percentage, yen), value: '12,5 %' }, percentage, { ...promotion, ...yen }),
  ).toMatchObject({
    ...{ discountValue: 12.5, minOrderValue: 10 },
  });
});
