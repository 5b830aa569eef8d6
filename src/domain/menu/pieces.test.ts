import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pieceLabels, pricePieces } from './pieces.ts';

it('makes the dearest pieces free, whatever the order of taps', () => {
  expect(pricePieces([100, 250, 150], 2)).toEqual([100, 0, 0]);
  expect(pricePieces([250, 150, 100], 2)).toEqual([0, 0, 100]);
  expect(pricePieces([100, 100, 100], 2)).toEqual([0, 0, 100]);
  expect(pricePieces([-50, 0], 2)).toEqual([-50, 0]);
});

it('comes to the same sum in every order, never more than without included pieces, and to nothing more once all are included', () => {
  const anyPieces = fc.array(fc.integer({ min: -500, max: 2000 }), { maxLength: 8 });
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  fc.assert(
    fc.property(anyPieces, fc.integer({ min: 0, max: 9 }), fc.integer(), (pieces, included, seed) => {
      const shuffled = pieces.toSorted((one, other) => ((one * seed) % 7) - ((other * seed) % 7));
      const paid = sum(pricePieces(pieces, included));
      expect(sum(pricePieces(shuffled, included))).toBe(paid);
      expect(paid).toBeLessThanOrEqual(sum(pieces));
      // The dearest are free: whatever else were, it would cost no less.
      const charged = pieces.filter((each) => each > 0).sort((one, other) => one - other);
      const least = sum(charged.slice(0, Math.max(0, charged.length - included)));
      expect(paid).toBe(least + sum(pieces.filter((each) => each < 0)));
    }),
  );
});

it('counts pieces of one value together', () => {
  const piece = (valueId: string, valueLabel: string) => ({ optionId: 'extras', valueId, valueLabel });
  const [cheese, olives] = [piece('cheese', 'Extra cheese'), piece('olives', 'Olives')];
  expect(pieceLabels([cheese, olives, cheese])).toEqual(['2 × Extra cheese', 'Olives']);
});
