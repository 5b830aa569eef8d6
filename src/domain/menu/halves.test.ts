import { expect, it } from 'vitest';
import { isDeclined } from './declined-choice.ts';
import { halfGroupId, halfLabel, halfOf, halfSign, halvesFirst, madeHalves } from './halves.ts';

const options = [
  ['size', 'Large'],
  [halfGroupId(1), '½\u00A0Margherita'],
  [halfGroupId(1, 'extras'), '½\u00A0Olives'],
  [halfGroupId(1, 'extras'), '½\u00A02 × Basil'],
  [halfGroupId(2), '½\u00A0Diavola'],
].map(([optionId = '', label = '']) => ({ optionId, label }));
const labels = options.map(({ label }) => label);

it('is one line for who makes it, with what is on a half under its dish', () => {
  expect(madeHalves(options, labels)).toEqual({
    whole: ['Large'],
    line: '½\u00A0Margherita | ½\u00A0Diavola',
    on: ['½\u00A0Margherita + Olives, 2 × Basil'],
  });
  expect(madeHalves(options.slice(0, 1), labels)).toBeNull();
});

it('is told apart in a list of all choices', () => {
  const listed = options
    .map(({ optionId, label }, at) => (at > 0 ? (halfSign(optionId) ?? ', ') : '') + label)
    .join('');
  expect(listed).toBe('Large, ½\u00A0Margherita + ½\u00A0Olives + ½\u00A02 × Basil | ½\u00A0Diavola');
});

it('is known by the ids of its groups alone', () => {
  expect(halfOf(halfGroupId(2))).toEqual({ place: 2, isDish: true });
  expect(halfOf(halfGroupId(1, 'x'))).toEqual({ place: 1, isDish: false });
  expect([halfOf('half-3'), halfOf('half-10'), halfOf('size')]).toEqual([null, null, null]);
});

it('keeps its sign with its name, and is read as before in orders from when it did not', () => {
  expect(halfLabel('Margherita')).toBe('½\u00A0Margherita');
  const old = labels.map((label) => label.replace('\u00A0', ' '));
  expect(madeHalves(options, old)?.on).toEqual(['½ Margherita + Olives, 2 × Basil']);
});

it('stands before what is chosen for the whole dish, in the order of the halves', () => {
  const groups = ['size', halfGroupId(1), halfGroupId(1, 'extras'), halfGroupId(2), 'dip'].map((_id) => ({ _id }));
  expect(halvesFirst(groups).map(({ _id }) => _id)).toEqual([
    ...[halfGroupId(1), halfGroupId(1, 'extras'), halfGroupId(2)],
    ...['size', 'dip'],
  ]);
});

it('names no choice that was turned down on a half', () => {
  expect(isDeclined({ valueLabel: '½\u00A0No dip, thanks' })).toBe(true);
});
