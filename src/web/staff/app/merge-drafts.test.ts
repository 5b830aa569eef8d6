import { describe, expect, it } from 'vitest';
import { changedPart, mergeDrafts, withValueAt } from './merge-drafts.ts';

const base = { name: { en: 'Soup', de: 'Suppe' }, price: '5.00', tags: ['a'] };

it('keeps what was typed, and takes over what only the other changed', () => {
  const mine = { ...base, name: { ...base.name, de: 'Eintopf' } };
  const theirs = { ...base, name: { en: 'Broth', de: 'Suppe' }, tags: ['a', 'b'] };
  expect(mergeDrafts(base, mine, theirs)).toEqual({
    merged: { name: { en: 'Broth', de: 'Eintopf' }, price: '5.00', tags: ['a', 'b'] },
    changes: [
      { path: 'name.en', now: 'Broth', isDisputed: false },
      { path: 'tags', now: ['a', 'b'], isDisputed: false },
    ],
  });
});

it('keeps what was typed where both changed the same, and says so', () => {
  const { merged, changes } = mergeDrafts(base, { ...base, price: '6.00' }, { ...base, price: '7.00' });
  expect(merged.price).toBe('6.00');
  expect(changes).toEqual([{ path: 'price', now: '7.00', isDisputed: true }]);
});

it('has nothing to say where both came to the same', () => {
  const same = { ...base, price: '6.00' };
  expect(mergeDrafts(base, same, { ...same })).toEqual({ merged: same, changes: [] });
});

it('treats a thing with an id as one value', () => {
  const picture = (id: string) => ({ picture: { _id: id, src: `/${id}` } as { _id: string; src: string } | null });
  const { merged, changes } = mergeDrafts(picture('1'), picture('2'), picture('3'));
  expect(merged).toEqual(picture('2'));
  expect(changes).toMatchObject([{ path: 'picture', isDisputed: true }]);
  expect(mergeDrafts({ picture: null }, { picture: null }, picture('3')).merged).toEqual(picture('3'));
});

it('treats a video as one value', () => {
  const video = (name: string) => ({ video: { name, url: `/media/${name}.mp4` } });
  const { merged, changes } = mergeDrafts(video('1'), video('1'), video('2'));
  expect([merged, changes.map(({ path }) => path)]).toEqual([video('2'), ['video']]);
});

it('sees no change in an answer whose fields stand in another order', () => {
  const [mine, theirs] = [{ picture: { _id: '1', src: '/1' } }, { picture: { src: '/1', _id: '1' } }];
  expect(mergeDrafts(mine, mine, theirs).changes).toEqual([]);
});

it('replaces one value at its path', () => {
  expect(withValueAt(base, 'name.de', 'Brühe')).toEqual({ ...base, name: { en: 'Soup', de: 'Brühe' } });
  expect(withValueAt(base, 'price', '7.00')).toEqual({ ...base, price: '7.00' });
});

describe('the part of a draft that a path lies in', () => {
  const draft = { name: { en: 'Dips' }, values: [{ label: { en: 'One' } }], price: null };

  it('is a field, a text in one language or a whole list', () => {
    expect(changedPart(draft, 'name.en')).toEqual({ path: 'name.en', value: 'Dips' });
    expect(changedPart(draft, 'values.0.label.en')).toEqual({ path: 'values', value: draft.values });
    expect(changedPart(draft, 'price')).toEqual({ path: 'price', value: null });
  });

  it('is nothing for a field that the draft does not have', () => {
    expect(changedPart(draft, 'price.amount').value).toBeUndefined();
    expect(changedPart(draft, 'unknown').value).toBeUndefined();
  });
});
