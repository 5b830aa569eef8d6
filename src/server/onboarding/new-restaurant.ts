import { DEFAULT_PRIMARY, DEFAULT_SECONDARY } from '../../domain/look/derive-theme.ts';
import type { RestaurantFile } from '../import/restaurant-file.ts';
import { restaurantFile } from '../import/restaurant-file.ts';
import type { SetupInput } from './setup-input.ts';

/** The file of a new restaurant: no menu and no hours yet, pickup only, cash. */
export function newRestaurant(input: SetupInput, domain: string | null): RestaurantFile {
  const { name, slug, contentLanguage, currency, timezone, phone, publicEmail, street, city, postcode, country } =
    input;
  return restaurantFile.parse({
    slug,
    name,
    contentLanguage,
    timezone,
    currency: { code: currency, symbol: symbolOf(currency) },
    domains: domain === null ? [] : [domain],
    theme: { primary: DEFAULT_PRIMARY, secondary: DEFAULT_SECONDARY, accent: DEFAULT_SECONDARY },
    logo: null,
    cover: null,
    contact: { phone, email: publicEmail },
    address: { street, city, postcode, country, coordinates: null },
    openingHours: {},
    delivery: { fee: null, allowsCollection: true },
    paymentMethods: [
      { methodName: 'Cash', isEnabled: true },
      { methodName: 'Cash on Delivery', isEnabled: false },
      { methodName: 'Card on Delivery', isEnabled: false },
    ],
    about: null,
    categories: [],
    products: [],
  });
}

function symbolOf(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency;
}
