import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSelection, type GroupOfOptions, selectionOf, toggleValue, unmetGroups } from './selection.ts';

const group = (minSelections: number, maxSelections: number, values: GroupOfOptions['values']): GroupOfOptions => ({
  _id: 'g',
  minSelections,
  maxSelections,
  values,
});
const [small, medium, large] = [{ _id: 's' }, { _id: 'm' }, { _id: 'l' }];

describe('default selection', () => {
  it('of a single choice is the default, else the first value', () => {
    expect(defaultSelection([group(1, 1, [small, { ...medium, isDefault: true }])])).toEqual({ g: ['m'] });
    expect(defaultSelection([group(1, 1, [small, medium])])).toEqual({ g: ['s'] });
  });

  it('of a multiple choice is all defaults, none without, never above the maximum', () => {
    const defaults = [small, medium, large].map((value) => ({ ...value, isDefault: true }));
    expect(defaultSelection([group(0, 3, defaults)])).toEqual({ g: ['s', 'm', 'l'] });
    expect(defaultSelection([group(0, 2, defaults)])).toEqual({ g: ['s', 'm'] });
    expect(defaultSelection([group(1, 3, [small, medium])])).toEqual({ g: [] });
  });

  it('passes over what is unavailable', () => {
    const gone = { ...medium, isDefault: true, isAvailable: false };
    expect(defaultSelection([group(1, 1, [gone, large])])).toEqual({ g: ['l'] });
    expect(defaultSelection([group(0, 3, [gone, { ...large, isDefault: true }])])).toEqual({ g: ['l'] });
    expect(defaultSelection([group(1, 1, [gone])])).toEqual({ g: [] });
  });
});

describe('the selection of an open page', () => {
  const two = (...values: GroupOfOptions['values']) => group(2, 2, values);
  const picked = { g: ['s', 'm'] };

  it('is what was picked, and the defaults where nothing was', () => {
    const other = { ...group(1, 1, [small, medium]), _id: 'h' };
    expect(defaultSelection([two(small, medium, large), other], picked)).toEqual({ g: ['s', 'm'], h: ['s'] });
    expect(defaultSelection([{ ...group(0, 3, [{ ...small, isDefault: true }]) }], { g: [] })).toEqual({ g: [] });
  });

  it.each([
    ['sells out', two(small, { ...medium, isAvailable: false }, large)],
    ['leaves the menu', two(small, large)],
  ])('makes room for another value when a picked one %s', (_case, left) => {
    const { g = [] } = defaultSelection([left], picked);
    expect(g).toEqual(['s']);
    expect(toggleValue(left, g, 'l')).toEqual({ chosen: ['s', 'l'], aboveMaximum: false });
  });
});

describe('the selection of a line', () => {
  it('is what was chosen, not the defaults', () => {
    const extras = group(0, 3, [{ ...small, isDefault: true }, medium, large]);
    expect(selectionOf([extras], [{ optionId: 'g', valueId: 'l' }])).toEqual({ g: ['l'] });
    expect(selectionOf([extras], [])).toEqual({ g: [] });
  });

  it('lacks what the menu no longer has', () => {
    const left = group(0, 2, [small, { ...medium, isAvailable: false }]);
    const chosen = ['s', 'm', 'l'].map((valueId) => ({ optionId: 'g', valueId }));
    expect(selectionOf([left], [...chosen, { optionId: 'gone', valueId: 's' }])).toEqual({ g: ['s'] });
  });
});

describe('unmet groups', () => {
  const two = group(2, 3, [small, medium, { ...large, isAvailable: false }]);

  it('lack the required number of choices', () => {
    expect(unmetGroups([two], {})).toEqual([two]);
    expect(unmetGroups([two], { g: ['s'] })).toEqual([two]);
    expect(unmetGroups([two], { g: ['s', 'm'] })).toEqual([]);
  });

  it('do not count values that are unavailable, unknown or named twice', () => {
    expect(unmetGroups([two], { g: ['s', 'l'] })).toEqual([two]);
    expect(unmetGroups([two], { g: ['s', 'x'] })).toEqual([two]);
    expect(unmetGroups([two], { g: ['s', 's'] })).toEqual([two]);
  });

  it('are never optional ones', () => expect(unmetGroups([group(0, 3, [small])], {})).toEqual([]));
});

describe('a tap on a value', () => {
  it('moves a single choice', () => {
    expect(toggleValue(group(1, 1, [small, medium]), ['s'], 'm')).toEqual({ chosen: ['m'], aboveMaximum: false });
  });

  it('takes a single choice back only where none is required', () => {
    expect(toggleValue(group(1, 1, [small]), ['s'], 's').chosen).toEqual(['s']);
    expect(toggleValue(group(0, 1, [small]), ['s'], 's').chosen).toEqual([]);
  });

  it('adds to and takes from a multiple choice', () => {
    const toppings = group(0, 2, [small, medium, large]);
    expect(toggleValue(toppings, ['s'], 'm')).toEqual({ chosen: ['s', 'm'], aboveMaximum: false });
    expect(toggleValue(toppings, ['s', 'm'], 's')).toEqual({ chosen: ['m'], aboveMaximum: false });
  });

  it('is undone above the maximum, with a warning', () => {
    expect(toggleValue(group(0, 2, [small, medium, large]), ['s', 'm'], 'l')).toEqual({
      chosen: ['s', 'm'],
      aboveMaximum: true,
    });
  });

  it('does nothing on an unavailable value', () => {
    expect(toggleValue(group(0, 2, [{ ...small, isAvailable: false }]), [], 's').chosen).toEqual([]);
  });

  it('never leaves more than the maximum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.array(fc.constantFrom('s', 'm', 'l')), (max, taps) => {
        const options = group(0, max, [small, medium, large]);
        const chosen = taps.reduce<readonly string[]>((now, tap) => toggleValue(options, now, tap).chosen, []);
        expect(chosen.length).toBeLessThanOrEqual(max);
      }),
    );
  });
});
