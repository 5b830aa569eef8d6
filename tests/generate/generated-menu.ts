import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ALLERGENS } from '../../src/domain/menu/food-labels.ts';
import type { RestaurantSource } from '../../src/server/import/import-restaurant.ts';
import { type RestaurantFile, restaurantFile } from '../../src/server/import/restaurant-file.ts';

export const RESTAURANTS = fileURLToPath(new URL('../../restaurants/', import.meta.url));

export interface MenuSize {
  slug?: string;
  products: number;
  categories?: number;
  optionGroups?: number;
  /** Whether dishes have pictures, which are the demo's; false loads faster. */
  hasPictures?: boolean;
}

/** A restaurant with `products` dishes. Deterministic: the same numbers give the same menu. */
export function generateMenu({ slug = 'generated', ...size }: MenuSize): RestaurantFile {
  const { products, categories = 8, optionGroups = 6, hasPictures = true } = size;
  const pictures = hasPictures ? demoPictures() : [];
  const group = (i: number) => `group-${i % optionGroups}`;
  return restaurantFile.parse({
    slug,
    name: `Kitchen ${slug}`,
    currency: { code: 'GBP', symbol: '£' },
    theme: { primary: '#c8321f', secondary: '#2f6b3c', accent: '#f2b233' },
    logo: null,
    cover: hasPictures ? 'pictures/hero/vesta-wide.avif' : null,
    contact: { phone: '+44 20 7946 0000', email: `hello@${slug}.example` },
    address: {
      street: '1 Long Lane',
      city: 'London',
      postcode: 'EC1A 9EJ',
      country: 'United Kingdom',
      coordinates: null,
    },
    openingHours: Object.fromEntries(
      ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [
        day,
        { open: '00:00', close: '00:00' },
      ]),
    ),
    delivery: { fee: 2.5, allowsCollection: true, minimumOrderValue: 10 },
    paymentMethods: [{ methodName: 'Cash on Delivery', isEnabled: true }],
    about: null,
    categories: range(categories).map((i) => ({
      key: `category-${i}`,
      name: { en: `Category ${i + 1}`, pt: `Categoria ${i + 1}` },
      // As in the demo, the menu opens with a sentence.
      ...(i === 0 && {
        description: {
          en: 'What the kitchen makes of the ingredients of the day, slowly, with many a sauce.',
          pt: 'O que a cozinha faz dos ingredientes do dia, devagar, com muitos molhos.',
        },
      }),
    })),
    optionGroups: range(optionGroups).map((i) => ({
      key: `group-${i}`,
      name: { en: `Choice ${i + 1}`, pt: `Escolha ${i + 1}` },
      min: i % 2,
      max: 1 + (i % 3),
      values: range(4).map((j) => ({
        key: `value-${j}`,
        label: { en: `Value ${j + 1}`, pt: `Valor ${j + 1}` },
        priceAdjustment: j * 0.5,
        isDefault: j === 0,
      })),
    })),
    products: range(products).map((i) => ({
      key: `product-${i}`,
      name: { en: `Dish number ${i + 1}`, pt: `Prato número ${i + 1}` },
      description: {
        en: `What the kitchen makes of ingredient ${i + 1}, slowly, with a sauce that took all day.`,
        pt: `O que a cozinha faz do ingrediente ${i + 1}, devagar, com um molho que levou o dia inteiro.`,
      },
      price: 4 + (i % 40) * 0.35,
      picture: pictures[i % pictures.length] ?? null,
      categories: [`category-${i % categories}`],
      options: i % 3 ? [group(i), group(i + 1)] : [],
      allergens: [ALLERGENS[i % ALLERGENS.length]],
      isFeatured: i % 17 === 0,
    })),
    promotions: [
      {
        key: 'ten',
        name: { en: 'Ten percent off', pt: 'Dez por cento de desconto' },
        description: { en: 'Every day.', pt: 'Todos os dias.' },
        type: 'PercentageDiscountOrder',
        discountValue: 10,
        couponCode: 'TEN',
      },
    ],
  });
}

export function generatedSource(size: MenuSize): RestaurantSource {
  return { file: generateMenu(size), baseDir: RESTAURANTS };
}

/** `count` small restaurants, "kitchen-0" and so on, without pictures. */
export function* generateRestaurants(count: number, products = 20): Generator<RestaurantSource> {
  for (const i of range(count)) yield generatedSource({ slug: `kitchen-${i}`, products, hasPictures: false });
}

function demoPictures(): string[] {
  return ['vesta', 'kumo', 'brasa'].flatMap((name) =>
    readdirSync(`${RESTAURANTS}pictures/${name}`)
      .sort()
      .map((file) => `pictures/${name}/${file}`),
  );
}

function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}
