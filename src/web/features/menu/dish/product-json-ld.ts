import type { Product } from '../../../../contract/menu.ts';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import type { DietaryLabel } from '../../../../domain/menu/food-labels.ts';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { breadcrumbsJsonLd } from '../../restaurant/breadcrumbs-json-ld.ts';
import { pricesOfSizes } from '../price/dish-price.ts';

/** A dish for search engines (schema.org MenuItem), and the breadcrumbs to its page. */
export function productJsonLd(
  product: Product,
  restaurant: Restaurant,
  origin: string,
  names: { home: string; menu: string },
): object[] {
  const image = product.image && { image: new URL(product.image.src, origin).href };
  return [
    {
      '@context': 'https://schema.org',
      ...menuItem(product, restaurant),
      url: `${origin}/product/${product._id}`,
      ...image,
    },
    breadcrumbsJsonLd(origin, [
      [names.home, '/'],
      [names.menu, '/menu'],
      [product.name, `/product/${product._id}`],
    ]),
  ];
}

function menuItem(product: Product, { currency }: Restaurant): object {
  const { name, description, price, pickup, isAvailable, dietaryCodes, served, kcal } = product;
  const sizes = pricesOfSizes(product);
  const offer = (amount: number, size?: string): object => ({
    '@type': 'Offer',
    ...(size && { name: size }),
    price: amount.toFixed(decimalsOf(currency.code)),
    priceCurrency: currency.code,
    availability: `https://schema.org/${isAvailable ? (served ? 'LimitedAvailability' : 'InStock') : 'OutOfStock'}`,
  });
  const offers =
    sizes.length > 1 ? sizes.map(({ label, price: inSize }) => offer(inSize, label)) : [offer(Number(price))];
  // Choices that cost something else, too, are on the page alone.
  if (pickup && sizes.length < 2) offers.push({ ...offer(pickup.price), availableDeliveryMethod: PICKUP });
  const diets = dietaryCodes.flatMap((code) => DIETS[code] ?? []);
  return {
    '@type': 'MenuItem',
    name,
    ...(description && { description }),
    offers: offers.length > 1 || sizes.length > 1 ? offers : offers[0],
    ...(diets.length > 0 && { suitableForDiet: diets }),
    ...(kcal !== undefined && { nutrition: { '@type': 'NutritionInformation', calories: `${kcal} calories` } }),
  };
}

const PICKUP = 'https://schema.org/OnSitePickup';

/** schema.org's RestrictedDiet, where it has the same meaning. */
const DIETS: Partial<Record<DietaryLabel, string>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
};
