import type { Restaurant } from '../../contract/restaurants.ts';
import type { Language } from '../../domain/languages.ts';
import { deriveTheme } from '../../domain/look/derive-theme.ts';
import { sentence } from '../platform/sentence.ts';
import { APP_ICONS, type AppIconName, appIconVersion } from './app-icon.ts';

const ORDERS = sentence('rings', 'orders');
const ON_HOME_SCREENS: AppIconName[] = ['192.png', '512.png', 'tile-180.png', 'tile-512.png'];

/** The icon's address (`site-files.routes.ts`), with a version, so that it can be cached for ever. */
export function appIconAddress(restaurant: Restaurant, name: AppIconName): string {
  return `/app-icons/${name}?v=${appIconVersion(restaurant)}`;
}

/**
 * The W3C web application manifest, with which a phone puts the restaurant on its home screen, where it opens with the menu; for staff
 * one of their own, which opens with the board.
 */
export function webManifest(restaurant: Restaurant, language: Language, of: 'guests' | 'staff' = 'guests') {
  const theme = deriveTheme(restaurant.themeSettings);
  const place =
    of === 'staff'
      ? { id: '/staff', start_url: '/staff', scope: '/staff', name: `${restaurant.name} · ${ORDERS[language]}` }
      : { id: '/', start_url: '/menu', scope: '/', name: restaurant.name };
  return {
    ...place,
    short_name: of === 'staff' ? ORDERS[language] : restaurant.name,
    lang: language,
    display: 'standalone',
    theme_color: theme['--surface'],
    background_color: theme['--bg'],
    icons: ON_HOME_SCREENS.map((name) => {
      const { size, tile } = APP_ICONS[name];
      return {
        src: appIconAddress(restaurant, name),
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose: tile ? 'maskable' : 'any',
      };
    }),
  };
}
