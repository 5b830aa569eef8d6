import type { Restaurant } from '../../contract/restaurants.ts';
import type { Language } from '../../domain/languages.ts';
import { deriveTheme } from '../../domain/look/derive-theme.ts';
import { townLine } from '../../domain/people/town-line.ts';
import { appIconAddress } from '../pages/web-manifest.ts';
import type { EmailHeader } from './email-parts.ts';

/** The restaurant's name, logo, colours and contact, for all its mails. */
export function emailHeader(restaurant: Restaurant, language: Language, origin: string): EmailHeader {
  const { name, contact, address, themeSettings } = restaurant;
  return {
    name,
    language,
    origin,
    logoUrl: `${origin}${appIconAddress(restaurant, '192.png')}`,
    contact: { ...contact, address: restaurantAddress(address) },
    theme: {
      light: deriveTheme(themeSettings, 'light', themeSettings.light),
      dark: deriveTheme(themeSettings, 'dark', themeSettings.dark),
    },
  };
}

/** "1 Test Street, London N1 1AA". */
export function restaurantAddress(address: Restaurant['address']): string {
  return [address.street, townLine(address)].filter(Boolean).join(', ');
}
