import type { Restaurant } from '../../contract/restaurants.ts';
import type { Language } from '../../domain/languages.ts';
import { deriveTheme } from '../../domain/look/derive-theme.ts';
import { APP_ICONS, type AppIconName, appIconVersion } from './app-icon.ts';

const ON_HOME_SCREENS: AppIconName[] = ['192.png', '512.png', 'tile-180.png', 'tile-512.png'];

/** The icon's address (`site-files.routes.ts`), with a version, so that it can be cached for ever. */
export function appIconAddress(restaurant: Restaurant, name: AppIconName): string {
  return `/app-icons/${name}?v=${appIconVersion(restaurant)}`;
}

/** The W3C web application manifest, with which a phone puts the restaurant on its home screen. */
export function webManifest(restaurant: Restaurant, language: Language) {
  const theme = deriveTheme(restaurant.themeSettings);
  return {
    id: '/',
    name: restaurant.name,
    short_name: restaurant.name,
    lang: language,
    start_url: '/',
    scope: '/',
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
