import { expect, it } from 'vitest';
import { isDeclined } from './declined-choice.ts';
import { halfGroupId, halfOf, halfSign, madeHalves } from './halves.ts';

const options = [
  ['size', 'Large'],
  [halfGroupId(1), '½ Margherita'],
  [halfGroupId(1, 'extras'), '½ Olives'],
  [halfGroupId(1, 'extras'), '½ 2 × Basil'],
  [halfGroupId(2), '½ Diavola'],
].map(([optionId = '', label = '']) => ({ optionId, label }));
const labels = options.map(({ label }) => label);

it('is one line for who makes it, with what is on a half under its dish', () => {
  expect(madeHalves(options, labels)).toEqual({
    whole: ['Large'],
    line: '½ Margherita | ½ Diavola',
    on: ['½ Margherita + Olives, 2 × Basil'],
  });
  expect(madeHalves(options.slice(0, 1), labels)).toBeNull();
});

it('is told apart in a list of all choices', () => {
  const listed = options
    .map(({ optionId, label }, at) => (at > 0 ? (halfSign(optionId) ?? ', ') : '') + label)
    .join('');
  expect(listed).toBe('Large, ½ Margherita + ½ Olives + ½ 2 × Basil | ½ Diavola');
});

it('is known by the ids of its groups alone', () => {
  expect(halfOf(halfGroupId(2))).toEqual({ place: 2, isDish: true });
  expect(halfOf(halfGroupId(1, 'x'))).toEqual({ place: 1, isDish: false });
  expect([halfOf('half-3'), halfOf('half-10'), halfOf('size')]).toEqual([null, null, null]);
});

it('names no choice that was turned down on a half', () => {
  expect(isDeclined({ valueLabel: '½ No dip, thanks' })).toBe(true);
});
