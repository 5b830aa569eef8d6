import { expect, it } from 'vitest';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { deliveryRange, rangeText } from './delivery-range.ts';

const terms = (more: Partial<Restaurant['deliverySettings']>) => {
  const deliverySettings = { fee: 2.5, minimumOrderValue: 15, allowsCollection: true, ...more };
  const { fee, minimum } = deliveryRange({
    deliverySettings: { deliveryTime: '', collectionTime: '', ...deliverySettings },
  });
  return [fee, minimum].map((range) => rangeText(range, (amount) => `£${amount}`));
};

it('is one amount where it is the same everywhere, and nothing where there is none', () => {
  expect(terms({})).toEqual(['£2.5', '£15']);
  expect(terms({ fee: 0, minimumOrderValue: 0 })).toEqual([null, null]);
});

it('goes from the least to the most of the zones', () => {
  const zone = (fee: number, minimumOrderValue: number) => ({ name: 'Zone', fee, minimumOrderValue });
  expect(terms({ zones: [zone(1, 12), zone(4, 12), zone(0, 30)] })).toEqual(['£0–£4', '£12–£30']);
});
