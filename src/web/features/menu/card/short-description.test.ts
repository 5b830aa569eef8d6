import { expect, it } from 'vitest';
import { shortDescription } from './short-description.ts';

it.each([
  ['Cod with potatoes.', 'Cod with potatoes.', '', false],
  [
    'Salt cod, onions and straw potatoes bound with eggs, with sea salt and olives',
    'Salt cod, onions and straw potatoes bound with eggs, with',
    ' se',
    true,
  ],
  [`${'a'.repeat(29)} ${'b'.repeat(30)} and more`, `${'a'.repeat(29)} ${'b'.repeat(30)}`, '', true],
  ['x'.repeat(100), 'x'.repeat(60), '', true],
  [
    '豚骨を十八時間煮込んだ濃厚なスープ'.repeat(5),
    '豚骨を十八時間煮込んだ濃厚なスープ'.repeat(5).slice(0, 60),
    '',
    true,
  ],
])('%s', (description, text, rest, isCut) => {
  expect(shortDescription({ description })).toEqual({ text, rest, isCut });
  if (isCut) expect(text + rest).toBe([...description].slice(0, 60).join('').trimEnd());
});
