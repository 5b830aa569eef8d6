import { type BrandColours, deriveTheme, type ThemeMode } from './derive-theme.ts';

type ThemeSettings = BrandColours & Readonly<Record<ThemeMode, Readonly<Record<string, unknown>>>>;

/**
 * The restaurant's colours as CSS custom properties for light and dark mode. Pages inline the same text (DECISIONS, settled 15).
 */
export function themeCss({ themeSettings }: { themeSettings: ThemeSettings }): string {
  const properties = (mode: ThemeMode) =>
    Object.entries(deriveTheme(themeSettings, mode, themeSettings[mode]))
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  return `:root{color-scheme:light;${properties('light')}}[data-mode='dark']{color-scheme:dark;${properties('dark')}}`;
}
