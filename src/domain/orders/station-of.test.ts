import { describe, expect, it } from 'vitest';
import { stationOf, stationsOfLine } from './station-of.ts';

describe('the station of a dish', () => {
  const oven = { id: 'oven', categoryIds: ['pizza', 'bread'], productIds: [], valueIds: [] };
  const cold = { id: 'cold', categoryIds: ['salads'], productIds: ['cold-pizza'], valueIds: ['side-salad'] };
  const of = (productId: string, ...categoryIds: string[]) => stationOf({ productId, categoryIds }, [oven, cold])?.id;

  it('is that of its category, or the first of several', () => {
    expect(of('diavola', 'pizza')).toBe('oven');
    expect(of('panzanella', 'salads', 'bread')).toBe('oven');
  });

  it('is that which names the dish, whatever its category', () => {
    expect(of('cold-pizza', 'pizza')).toBe('cold');
  });

  it('is none for what nobody cooks', () => {
    expect(of('cola', 'drinks')).toBeUndefined();
    expect(of('cola')).toBeUndefined();
  });

  it('is joined by those that make its options', () => {
    const stationsOf = (productId: string, categoryIds: string[], valueIds: string[]) =>
      stationsOfLine({ productId, categoryIds, valueIds }, [oven, cold]).map(({ id }) => id);
    expect(stationsOf('diavola', ['pizza'], ['large'])).toEqual(['oven']);
    expect(stationsOf('diavola', ['pizza'], ['side-salad'])).toEqual(['oven', 'cold']);
    expect(stationsOf('cola', ['drinks'], ['side-salad'])).toEqual(['cold']);
    expect(stationsOf('cold-pizza', ['pizza'], ['side-salad'])).toEqual(['cold']);
  });
});
