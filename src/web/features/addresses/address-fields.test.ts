import { describe, expect, it } from 'vitest';
import { emptyAddress, lacksNumber, withInput, withPlace } from './address-fields.ts';

const place = { city: 'Lisboa', postcode: '1200-195', country: 'PT', latitude: 38.7, longitude: -9.1, placeId: 'a' };
const found = (street: string) => withPlace(emptyAddress('PT'), { ...place, street });

describe('a house number', () => {
  it('is asked for where a search found a street without one, until somebody types', () => {
    expect(lacksNumber(found('Rua das Flores'))).toBe(true);
    expect(lacksNumber(withInput(found('Rua das Flores'), 'street', 'Rua das Flores 8'))).toBe(false);
  });

  it('is in the street, in any script’s digits', () => {
    expect(lacksNumber(found('Rua das Flores 84'))).toBe(false);
    expect(lacksNumber(found('神南１丁目'))).toBe(false);
  });

  it('is not asked for in what was typed', () => {
    expect(lacksNumber(withInput(emptyAddress('PT'), 'street', 'Rose Cottage'))).toBe(false);
  });
});
