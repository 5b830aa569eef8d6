import type { Deal } from '../../../contract/menu.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import type { MenuSection } from './menu-sections.ts';

/**
 * The menu for search engines (schema.org Menu): its sections, and their dishes by name only. Each dish's own page has the rest,
 * which would be a twentieth of a long menu's document. Deals, which have no page of their own, are offers of the menu.
 */
export function menuJsonLd(
  { sections, deals }: { sections: readonly MenuSection[]; deals: readonly Deal[] },
  restaurant: Restaurant,
  origin: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': `${origin}/menu#menu`,
    name: restaurant.name,
    url: `${origin}/menu`,
    inLanguage: restaurant.lang,
    hasMenuSection: sections.map(({ name, description, products }) => ({
      '@type': 'MenuSection',
      ...(name && { name }),
      ...(description && { description }),
      hasMenuItem: products.map((product) => ({ '@type': 'MenuItem', name: product.name })),
    })),
    ...(deals.length > 0 && { offers: deals.map((deal) => offerOf(deal, restaurant)) }),
  };
}

/** Only deals that can be had now are on the menu. */
function offerOf({ name, description, price }: Deal, { currency: { code } }: Restaurant): object {
  return {
    '@type': 'Offer',
    name,
    ...(description && { description }),
    price: price.toFixed(decimalsOf(code)),
    priceCurrency: code,
    availability: 'https://schema.org/InStock',
  };
}
