import type { Product } from '../../../contract/menu.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import type { DietaryLabel } from '../../../domain/food-labels.ts';
import type { MenuSection } from './menu-sections.ts';

/** What search engines read of a menu (schema.org Menu). */
export function menuJsonLd(sections: readonly MenuSection[], restaurant: Restaurant, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    url: `${origin}/menu`,
    inLanguage: restaurant.lang,
    hasMenuSection: sections.map(({ name, products }) => ({
      '@type': 'MenuSection',
      ...(name && { name }),
      hasMenuItem: products.map((product) => menuItem(product, restaurant, origin)),
    })),
  };
}

/** A dish's own page, and the way to it. */
export function productJsonLd(
  product: Product,
  restaurant: Restaurant,
  origin: string,
  names: { home: string; menu: string },
): object[] {
  const image = product.image && { image: new URL(product.image.src, origin).href };
  const steps = [
    [names.home, '/'],
    [names.menu, '/menu'],
    [product.name, `/product/${product._id}`],
  ];
  return [
    {
      '@context': 'https://schema.org',
      ...menuItem(product, restaurant, origin),
      description: product.description,
      ...image,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: origin + path,
      })),
    },
  ];
}

function menuItem(
  { _id, name, price, isAvailable, dietaryCodes }: Product,
  { currency }: Restaurant,
  origin: string,
): object {
  const diets = dietaryCodes.flatMap((code) => DIETS[code] ?? []);
  return {
    '@type': 'MenuItem',
    name,
    url: `${origin}/product/${_id}`,
    offers: {
      '@type': 'Offer',
      price: Number(price).toFixed(2),
      priceCurrency: currency.code,
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    },
    ...(diets.length > 0 && { suitableForDiet: diets }),
  };
}

/** schema.org's RestrictedDiet, where it has the same meaning. */
const DIETS: Partial<Record<DietaryLabel, string>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
};
