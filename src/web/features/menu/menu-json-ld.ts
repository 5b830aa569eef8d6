import type { Restaurant } from '../../../contract/restaurants.ts';
import type { MenuSection } from './menu-sections.ts';

/**
 * The menu for search engines (schema.org Menu): its sections, and their dishes by name only. Each dish's own page has the rest,
 * which would be a twentieth of a long menu's document.
 */
export function menuJsonLd(sections: readonly MenuSection[], restaurant: Restaurant, origin: string): object {
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
  };
}
