import { expect, it } from 'vitest';
import { type StaffDeal, staffDealInput } from '../../../../../contract/staff/staff-deals.ts';
import { dealDraft, dealInput, newDealDraft } from './deal-draft.ts';

const EURO = { code: 'EUR', symbol: '€' };
const menu = { contentLanguage: 'en', currency: EURO } as const;
const own = (text: string) => ({ en: { text, provenance: 'authored' as const } });
const saved: StaffDeal = {
  ...{ _id: 'deal', name: own('Burger night'), description: own('With a drink.'), price: 17.9, isActive: true },
  lines: [
    { _id: 'first', label: own('A burger'), categoryId: 'burgers', dishes: [{ productId: 'double', extra: 1.5 }] },
    { _id: 'second', label: own('A drink'), categoryId: null, dishes: [{ productId: 'cola', extra: 0 }] },
  ],
  version: '1',
};

it('is sent as it was read, its amounts as they are typed in the language', () => {
  const draft = dealDraft(saved, 'de', EURO);
  expect([draft.price, draft.lines[0]?.dishes[0]?.extra, draft.lines[1]?.dishes[0]?.extra]).toEqual([
    '17,90',
    '1,50',
    '',
  ]);
  const lines = saved.lines.map((line) => ({ ...line, label: {} }));
  expect(dealInput(draft, saved, menu)).toEqual({ name: {}, description: {}, price: 17.9, isActive: true, lines });
});

it('says at each field what is wrong with a new one', () => {
  const draft = newDealDraft({ categories: [] });
  const wrong = staffDealInput.safeParse(dealInput(draft, null, menu)).error?.issues;
  expect(Object.fromEntries(wrong?.map(({ path, message }) => [path.join('.'), message]) ?? [])).toMatchObject({
    ...{ 'name.en': 'required', price: 'price_invalid', 'lines.0.label.en': 'required' },
    'lines.0.dishes': 'deal_choices_required',
  });
});
