import type { RestaurantSource } from '../../src/server/import/import-restaurant.ts';
import { restaurantFile } from '../../src/server/import/restaurant-file.ts';

const openDay = { open: '12:00', close: '22:00' };

/** EUR, Europe/Lisbon, pickup only. */
export const sushiBar: RestaurantSource = {
  baseDir: null,
  file: restaurantFile.parse({
    slug: 'sushi-bar',
    name: 'Sushi Bar Test',
    contentLanguage: 'pt',
    timezone: 'Europe/Lisbon',
    currency: { code: 'EUR', symbol: '€' },
    theme: { primary: '#0b5cad', secondary: '#0d7a6b', accent: '#d6409f' },
    logo: null,
    cover: null,
    contact: { phone: '+351 210 000 000', email: 'ola@sushi-bar.test' },
    address: { street: 'Rua do Teste 2', city: 'Lisboa', postcode: '1000-001', country: 'Portugal', coordinates: null },
    openingHours: Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, openDay]),
    ),
    delivery: { fee: null, allowsCollection: true, collectionTime: { pt: '20-30 minutos', en: '20-30 minutes' } },
    paymentMethods: [{ methodName: 'Cash', isEnabled: true }],
    about: null,
    categories: [{ key: 'sushi', name: 'Sushi' }],
    optionGroups: [
      {
        key: 'extras',
        name: 'Extras',
        min: 0,
        max: 1,
        values: [{ key: 'tofu', label: 'Tofu', priceAdjustment: 0.5 }],
      },
    ],
    products: [
      {
        key: 'maki',
        name: 'Maki',
        description: { pt: 'Seis peças de salmão.', en: 'Six pieces with salmon.' },
        price: 6.5,
        picture: null,
        categories: ['sushi'],
        allergens: ['fish', 'sesame'],
      },
      {
        key: 'miso',
        name: 'Miso',
        description: { pt: 'Sopa de miso.', en: 'Miso soup.' },
        price: 3,
        picture: null,
        categories: ['sushi'],
        allergens: ['soya'],
        options: ['extras'],
      },
    ],
    promotions: [
      {
        key: 'ola',
        name: { pt: 'Olá', en: 'Hello' },
        description: { pt: '2 € de desconto.', en: '€2 off.' },
        type: 'FixedAmountDiscountOrder',
        discountValue: 2,
        couponCode: 'TEN',
      },
    ],
  }),
};
