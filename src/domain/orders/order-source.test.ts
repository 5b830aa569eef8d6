import { expect, it } from 'vitest';
import { sourceOf } from './order-source.ts';

it('takes one short word as the name of a link, whatever its capitals', () => {
  expect(['google', ' Instagram ', 'table-tent-7', 'a', 'x'.repeat(30)].map(sourceOf)).toEqual([
    ...['google', 'instagram', 'table-tent-7', 'a', 'x'.repeat(30)],
  ]);
});

it('takes nothing else', () => {
  for (const word of ['', '-a', 'a-', 'two words', '<b>', 'ä', 'x'.repeat(31), 'a@b.test', null, undefined]) {
    expect(sourceOf(word), String(word)).toBeNull();
  }
});
