import { describe, expect, it } from 'vitest';
import { lineClash } from './line-clash.ts';

const line = { allergenCodes: ['milk', 'gluten'], mayContainCodes: ['nuts'] } as const;

describe('a line of an order', () => {
  it('is told by what the guest avoids, in the box or in words', () => {
    expect(lineClash(line, { avoids: ['milk', 'eggs'], said: 'nut allergy!' })).toEqual({
      contains: ['milk'],
      mayContain: ['nuts'],
      isUnknown: false,
    });
  });

  it('is not told of a guest who avoids nothing', () => {
    expect(lineClash({ ...line, isUndeclared: true }, { said: 'with nuts please' })).toEqual({
      contains: [],
      mayContain: [],
      isUnknown: false,
    });
  });

  it('is unknown to whoever avoids something if it does not say what is in it', () => {
    expect(lineClash({ isUndeclared: true }, { avoids: ['fish'], said: '' }).isUnknown).toBe(true);
  });
});
