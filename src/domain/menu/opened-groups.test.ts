import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repriceItem } from '../appraisal/reprice.ts';
import { leastPrice } from './least-price.ts';
import { openGroups, openingFault, withOpenedGroups } from './opened-groups.ts';
import {
  defaultSelection,
  type GroupOfOptions,
  groupsToChoose,
  type Selection,
  toggleValue,
  unmetGroups,
} from './selection.ts';
import { priceChoice } from './size-prices.ts';

const meal = { _id: 'meal', values: [{ _id: 'alone' }, { _id: 'full', opens: ['side', 'drink'] }] };
const side = { _id: 'side', values: [{ _id: 'chips' }] };
const drink = { _id: 'drink', values: [{ _id: 'cola' }] };
const sauce = { _id: 'sauce', values: [{ _id: 'mayo' }] };
const idsOf = (groups: readonly { _id: string }[]) => groups.map(({ _id }) => _id);

it('hides groups until the value that opens them is chosen', () => {
  const groups = [meal, side, drink, sauce];
  const open = (...chosen: string[]) => idsOf(openGroups(groups, (_, value) => chosen.includes(value)));
  expect(open()).toEqual(['meal', 'sauce']);
  expect(open('alone', 'mayo')).toEqual(['meal', 'sauce']);
  expect(open('full')).toEqual(['meal', 'side', 'drink', 'sauce']);
  expect(idsOf(openGroups([side, sauce], () => false))).toEqual(['side', 'sauce']);
});

it('puts the groups that come with a dish behind the one that opens them', () => {
  const opens = (id: string) => (id === 'meal' ? ['side', 'drink'] : []);
  expect(withOpenedGroups(['meal', 'sauce'], opens)).toEqual(['meal', 'side', 'drink', 'sauce']);
  expect(withOpenedGroups(['drink', 'meal'], opens)).toEqual(['drink', 'meal', 'side']);
});

it('names what cannot be opened', () => {
  const opening = (_id: string, ...opens: string[]) => ({ _id, values: [{ _id: `${_id}-value`, opens }] });
  expect(openingFault(opening('a', 'b'), [opening('b')])).toBeNull();
  expect(openingFault(opening('a', 'a'), [])).toBe('opens_itself');
  expect(openingFault(opening('a', 'b'), [{ ...opening('b'), isSize: true }])).toBe('opens_size');
  expect(openingFault({ ...opening('a'), isSize: true }, [opening('b', 'a')])).toBe('opens_size');
  expect(openingFault(opening('a', 'b'), [opening('b', 'c'), opening('c')])).toBe('opens_deeper');
  expect(openingFault(opening('b', 'c'), [opening('a', 'b'), opening('c')])).toBe('opens_deeper');
});

const anAmount = fc.integer({ min: -300, max: 1000 });
const aGroup = fc.record({
  min: fc.integer({ min: 0, max: 2 }),
  more: fc.integer({ min: 0, max: 2 }),
  amounts: fc.array(anAmount, { minLength: 2, maxLength: 4 }),
  opens: fc.array(fc.subarray([3, 4]), { minLength: 4, maxLength: 4 }),
});
/** Five groups: values of the first three open the last two. */
const aMenu = fc.array(aGroup, { minLength: 5, maxLength: 5 }).map((groups) =>
  groups.map(({ min, more, amounts, opens }, at) => ({
    _id: `g${at}`,
    name: `g${at}`,
    minSelections: min,
    maxSelections: Math.max(min + more, 1),
    values: amounts.map((adjustment, place) => ({
      ...{ _id: `g${at}v${place}`, label: '', adjustment },
      ...(at < 3 && { opens: (opens[place] ?? []).map((id) => `g${id}`) }),
    })),
  })),
);

function tapped(groups: readonly GroupOfOptions[], taps: readonly [number, number][]): Selection {
  let picked: Selection = {};
  for (const [at, place] of taps) {
    const selection = defaultSelection(groups, picked);
    const shown = groupsToChoose(groups, selection);
    const group = shown[at % shown.length];
    const value = group?.values[place % group.values.length];
    if (group && value)
      picked = { ...picked, [group._id]: toggleValue(group, selection[group._id] ?? [], value._id).chosen };
  }
  return defaultSelection(groups, picked);
}

it('asks and charges on the page what the server asks and charges, whatever was tapped, sent in whatever order', () => {
  const taps = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 12 });
  fc.assert(
    fc.property(aMenu, taps, fc.infiniteStream(fc.nat()), (menu, tapsOf, noise) => {
      const selection = tapped(menu, tapsOf);
      const unmet = unmetGroups(menu, selection);
      const priced = menu.map(({ _id, values }) => ({
        pieces: (selection[_id] ?? []).map((id) => ({
          id,
          adjustment: values.find((value) => value._id === id)?.adjustment ?? 0,
        })),
      }));
      const page = priceChoice(priced).flat();
      const sent = Object.entries(selection)
        .flatMap(([optionId, values]) => values.map((valueId) => ({ optionId, valueId })))
        .map((option) => ({ option, key: noise.next().value }))
        .sort((one, other) => one.key - other.key)
        .map(({ option }) => option);
      const declared = { allergens: [], mayContain: [], isDeclared: false, minimumAge: null, taxClass: null };
      const product = {
        ...{
          id: 'p',
          price: 5000,
          deposit: 0,
          isActive: true,
          isAvailable: true,
          units: 1,
          noticeMinutes: 0,
          declared,
        },
        groups: new Map(
          menu.map(({ _id, minSelections: min, maxSelections: max, values }) => [
            _id,
            {
              ...{ id: _id, min, max, perValue: 1, included: 0, isSize: false },
              values: new Map(values.map((value) => [value._id, { ...value, isAvailable: true, declared }])),
            },
          ]),
        ),
      };
      const { line, problems } = repriceItem(
        { productId: 'p', quantity: 1, selectedOptions: sent },
        new Map([['p', product]]),
        new Map([['p', { name: 'p', imageUrl: null, options: menu }]]),
      );
      expect(problems.map(({ kind, label }) => [kind, label])).toEqual(
        unmet.map(({ _id }) => ['option_required', _id]),
      );
      const sum = (amounts: readonly number[] = []) => amounts.reduce((total, each) => total + each, 0);
      expect(sum(line?.adjustments)).toBe(sum(page));
      const least = leastPrice({
        price: 0,
        groups: menu.map(({ _id, minSelections: min, maxSelections: max, values }) => ({
          ...{ id: _id, min, max },
          values: values.map((value) => ({ ...value, id: value._id })),
        })),
      });
      if (unmet.length === 0) expect(sum(page)).toBeGreaterThanOrEqual(least);
    }),
  );
});
