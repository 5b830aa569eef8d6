import { describe, expect, it } from 'vitest';
import { stationOf } from './station-of.ts';

describe('the station of a dish', () => {
  const oven = { id: 'oven', categoryIds: ['pizza', 'bread'], productIds: [] };
  const cold = { id: 'cold', categoryIds: ['salads'], productIds: ['cold-pizza'] };
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
});
