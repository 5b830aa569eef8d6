import { expect, it } from 'vitest';
import { placeName } from './delivery-sentence.ts';

const place = (more: object) => ({
  ...{ street: '', city: '', postalCode: '', country: 'Portugal', coordinates: null },
  ...more,
});

it('names a place by what is known of it, and by nothing else', () => {
  expect(placeName(place({ postalCode: '1200-203' }))).toBe('1200-203');
  expect(placeName(place({ street: 'Rua Garrett 12', city: 'Lisboa' }))).toBe('Rua Garrett 12, Lisboa');
  const british = place({
    street: '12 High Street',
    city: 'Colchester',
    postalCode: 'CO1 1JN',
    country: 'United Kingdom',
  });
  expect(placeName(british)).toBe('12 High Street, Colchester CO1 1JN');
  expect(placeName(place({}))).toBe('');
});
