import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineSignature, lineTotal } from './cart-item.ts';

describe('line signature', () => {
  const option = fc.record({ optionId: fc.string(), valueId: fc.string() });

  it('does not depend on the order of choosing', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(option), (product, options) => {
        expect(lineSignature(product, [...options].reverse())).toBe(lineSignature(product, options));
      }),
    );
  });

  it('tells every other combination apart, whatever the ids contain', () => {
    const ab = lineSignature('p', [{ optionId: 'a', valueId: 'b' }]);
    expect(ab).not.toBe(lineSignature('p', []));
    expect(ab).not.toBe(lineSignature('q', [{ optionId: 'a', valueId: 'b' }]));
    expect(ab).not.toBe(lineSignature('p', [{ optionId: 'a","b', valueId: '' }]));
    expect(ab).not.toBe(lineSignature('p', [{ optionId: 'b', valueId: 'a' }]));
  });
});

describe('line total', () => {
  it('adds the options and multiplies by the quantity', () => {
    const selectedOptions = [{ priceAdjustment: 1.5 }, { priceAdjustment: -0.5 }];
    expect(lineTotal({ productId: 'p', price: 10, quantity: 3, selectedOptions })).toBe(33);
  });

  it('reads prices written as text and counts a missing adjustment as 0', () => {
    expect(lineTotal({ productId: 'p', price: '9.50', quantity: 1, selectedOptions: [{}] })).toBe(9.5);
  });
});
