import { describe, expect, it } from 'vitest';
import type { Allergen } from './food-labels.ts';
import { type Declaring, verdictOf } from './food-verdict.ts';

const value = (label: string, food: Declaring = {}) => ({ label, isAvailable: true, ...food });
const group = (values: ReturnType<typeof value>[], minSelections = 0, more: object = {}) => ({
  _id: 'group',
  values,
  minSelections,
  ...more,
});
const judge = (food: Declaring, options: ReturnType<typeof group>[] = [], avoided: Allergen[] = ['milk']) =>
  verdictOf({ ...food, options }, avoided);
const bread: Declaring = { allergenCodes: ['gluten'] };

describe('a dish, to somebody who avoids milk', () => {
  it('is safe if it says what is in it, and milk is not', () => {
    expect(judge(bread)).toEqual({ kind: 'safe' });
    expect(judge({ noAllergens: true })).toEqual({ kind: 'safe' });
  });

  it('is never safe if it says nothing', () => {
    expect(judge({})).toEqual({ kind: 'undeclared' });
    expect(judge({ mayContainCodes: ['nuts'] })).toEqual({ kind: 'undeclared' });
  });

  it('is not safe if milk is in it or may have got into it', () => {
    expect(judge({ allergenCodes: ['gluten', 'milk'] })).toEqual({
      kind: 'unsafe',
      contains: ['milk'],
      mayContain: [],
    });
    expect(judge({ ...bread, mayContainCodes: ['milk'] })).toEqual({
      kind: 'unsafe',
      contains: [],
      mayContain: ['milk'],
    });
  });

  it('is safe without the options that have milk, or do not say', () => {
    const toppings = group([
      value('Basil', { noAllergens: true }),
      value('Pecorino', { allergenCodes: ['milk'] }),
      value('Honey'),
    ]);
    expect(judge(bread, [toppings])).toEqual({ kind: 'safe_without', options: ['Pecorino', 'Honey'] });
  });

  it('is as safe as what must be chosen with it', () => {
    const cheese = value('Pecorino', { allergenCodes: ['milk'] });
    const oil = value('Oil', { noAllergens: true });
    expect(judge(bread, [group([cheese], 1)])).toMatchObject({ kind: 'unsafe', contains: ['milk'] });
    expect(judge(bread, [group([value('Honey')], 1)])).toEqual({ kind: 'undeclared' });
    expect(judge(bread, [group([cheese, oil], 1)])).toEqual({ kind: 'safe_without', options: ['Pecorino'] });
    expect(judge(bread, [group([cheese, oil], 2)])).toMatchObject({ kind: 'unsafe' });
    expect(judge(bread, [group([cheese, oil], 2, { maxPerValue: 2 })])).toMatchObject({ kind: 'safe_without' });
  });

  it('is not less safe for its sizes, and sold-out options count for nothing', () => {
    expect(judge(bread, [group([value('Small'), value('Large')], 1, { isSize: true })])).toEqual({ kind: 'safe' });
    const gone = { ...value('Pecorino', { allergenCodes: ['milk' as const] }), isAvailable: false };
    expect(judge(bread, [group([gone])])).toEqual({ kind: 'safe' });
  });
});
