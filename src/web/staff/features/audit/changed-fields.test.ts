import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

describe('the fields of a change', () => {
  it('are those that differ', () => {
    const before = { fee: 2.5, allowsCollection: true, reason: null };
    const after = { fee: 4, allowsCollection: true, minimumOrderValue: 15 };
    expect(changedFields(before, after)).toEqual([
      { path: ['fee'], before: 2.5, after: 4 },
      { path: ['minimumOrderValue'], before: undefined, after: 15 },
    ]);
  });

  it('are all of what is new, and all of what is gone', () => {
    expect(changedFields(null, { role: 'Staff' })).toEqual([{ path: ['role'], before: undefined, after: 'Staff' }]);
    expect(changedFields({ role: 'Staff' }, null)).toEqual([{ path: ['role'], before: 'Staff', after: undefined }]);
  });

  it('compare texts by their words, whoever wrote them', () => {
    const before = { deliveryTime: { en: { text: 'an hour', provenance: 'authored' } } };
    expect(changedFields(before, { deliveryTime: { en: 'an hour', pt: 'uma hora' } })).toEqual([
      { path: ['deliveryTime', 'pt'], before: undefined, after: 'uma hora' },
    ]);
  });

  it('name the rows of a list, and put plain values side by side', () => {
    const row = (isEnabled: boolean) => ({ methods: [{ methodName: 'Cash', isEnabled }] });
    expect(changedFields(row(true), row(false))).toEqual([
      { path: ['methods', 'Cash', 'isEnabled'], before: true, after: false },
    ]);
    expect(changedFields({ allergens: ['milk'] }, { allergens: ['milk', 'eggs'] })).toEqual([
      { path: ['allergens'], before: 'milk', after: 'milk, eggs' },
    ]);
  });

  it('take a picture for one field', () => {
    const picture = (name: string) => ({
      _id: name,
      src: `/media/${name}.webp`,
      avif: `${name} 480w`,
      width: 480,
      color: '#fff',
    });
    expect(changedFields({ picture: picture('sea') }, { picture: picture('hill') })).toEqual([
      { path: ['picture'], before: '/media/sea.webp', after: '/media/hill.webp' },
    ]);
    expect(
      changedFields({ picture: picture('sea'), isActive: true }, { picture: picture('sea'), isActive: false }),
    ).toEqual([{ path: ['isActive'], before: true, after: false }]);
  });

  it('take a place for one field, and count what is only named by ids', () => {
    const dish = (longitude: number, ...categoryIds: string[]) => ({
      place: { latitude: 51.8, longitude },
      categoryIds,
    });
    expect(changedFields(dish(0.9, 'a1'), dish(1.2, 'a1', 'b2'))).toEqual([
      { path: ['place'], before: '51.8, 0.9', after: '51.8, 1.2' },
      { path: ['categoryIds'], before: 1, after: 2 },
    ]);
  });

  it('take a span for one field, but tell what else is said of one', () => {
    expect(changedFields({ minutes: { from: 20, to: 30 } }, { minutes: { from: 20, to: 40 } })).toEqual([
      { path: ['minutes'], before: '20-30', after: '20-40' },
    ]);
    const rules = (maxOrders: number, ...weekdays: string[]) => ({
      rules: [{ weekdays, from: '18:00', to: '20:00', maxOrders }],
    });
    expect(changedFields(rules(5, 'friday'), rules(6, 'friday', 'saturday'))).toEqual([
      { path: ['rules', '1', 'weekdays'], before: 'friday', after: 'friday, saturday' },
      { path: ['rules', '1', 'maxOrders'], before: 5, after: 6 },
    ]);
  });

  it('leave out what only machines go by', () => {
    expect(changedFields(null, { reply: 'x1', comment: 'Thanks' })).toEqual([
      { path: ['comment'], before: undefined, after: 'Thanks' },
    ]);
  });
});
