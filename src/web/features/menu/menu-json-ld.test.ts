import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../contract/menu.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { menuJsonLd } from './menu-json-ld.ts';

const RESTAURANT = { name: 'Brasa', lang: 'en', currency: { code: 'GBP', symbol: '£' } } as Restaurant;
const DEAL: Deal = { _id: 'deal', name: 'Burger night', description: 'With a drink.', price: 17.9, lines: [] };
const of = (deals: Deal[], restaurant = RESTAURANT) =>
  menuJsonLd({ sections: [], deals }, restaurant, 'https://brasa.example');

describe('the menu for search engines', () => {
  it('offers the deals that can be had, with their price in the currency’s decimals', () => {
    const offer = { '@type': 'Offer', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' };
    expect(of([DEAL])).toMatchObject({
      '@type': 'Menu',
      offers: [{ ...offer, name: 'Burger night', description: 'With a drink.', price: '17.90' }],
    });
    const yen = { ...RESTAURANT, currency: { code: 'JPY', symbol: '¥' } };
    expect(of([{ ...DEAL, price: 1780, description: '' }], yen)).toMatchObject({
      offers: [{ price: '1780', priceCurrency: 'JPY' }],
    });
  });

  it('says nothing of deals where there are none', () => {
    expect(of([])).not.toHaveProperty('offers');
  });
});
