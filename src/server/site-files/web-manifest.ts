import type { Restaurant } from '../../contract/restaurants.ts';
import { deriveTheme } from '../../domain/derive-theme.ts';
import type { Language } from '../../domain/languages.ts';
import { APP_ICONS, type AppIconName, appIconVersion } from './app-icon.ts';

const ON_HOME_SCREENS: AppIconName[] = ['192.png', '512.png', 'tile-180.png', 'tile-512.png'];

/** Where `site-files.routes.ts` serves icons; an address never changes what it answers. */
export function appIconAddress(restaurant: Restaurant, name: AppIconName): string {
  return `/app-icons/${name}?v=${appIconVersion(restaurant)}`;
}

/** What a phone needs to put the restaurant on its home screen (W3C web application manifest). */
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
