import { expect, it } from 'vitest';
import type { StaffPromotion } from '../../../../contract/staff/staff-promotions.ts';
import { promotionState } from './promotion-state.ts';

const now = Date.parse('2026-06-17T12:00:00Z');
const offer = { isActive: true, validFrom: null, validUntil: null, maxUses: 10, uses: 3 } as StaffPromotion;
const stateOf = (changes: Partial<StaffPromotion>) => promotionState({ ...offer, ...changes }, now);

it('is on until something ends it', () => {
  expect(stateOf({})).toBe('on');
  expect(stateOf({ validFrom: '2026-06-17T12:00:00Z' })).toBe('on');
  expect(stateOf({ validFrom: '2026-06-17T12:00:01Z' })).toBe('upcoming');
  expect(stateOf({ validUntil: '2026-06-17T12:00:00Z' })).toBe('ended');
  expect(stateOf({ uses: 10 })).toBe('used_up');
  expect(stateOf({ uses: 10, isActive: false })).toBe('off');
});
