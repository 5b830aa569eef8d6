import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HANDED_STATES, handedAfter, isBack, isHandedEnd } from './delivery-services.ts';

const state = fc.constantFrom(...HANDED_STATES);

it('a delivery that is over stays as it ended, whatever is told of it', () => {
  fc.assert(
    fc.property(state, fc.array(state), (first, told) => {
      const after = told.reduce(handedAfter, first);
      if (isHandedEnd(first)) expect(after).toBe(first);
      const ended = told.find((each) => isHandedEnd(each));
      if (ended && !isHandedEnd(first)) expect(after).toBe(ended);
    }),
  );
});

it('what was picked up is never on the pass again, and what is told twice changes nothing', () => {
  fc.assert(
    fc.property(state, (told) => {
      const after = handedAfter('picked_up', told);
      expect(after === 'picked_up' || isHandedEnd(after)).toBe(true);
      expect(handedAfter(after, told)).toBe(after);
    }),
  );
});

it('before, another courier may have to be found', () => {
  expect(handedAfter('assigned', 'searching')).toBe('searching');
});

it('is the house’s again unless it was delivered', () => {
  expect(HANDED_STATES.filter(isBack)).toEqual(['cancelled', 'returned', 'failed']);
});
