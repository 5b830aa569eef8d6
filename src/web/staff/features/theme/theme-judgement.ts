import { contrast, parseColour } from '../../../../domain/look/colour.ts';
import { type BrandColours, deriveTheme, type ThemeMode } from '../../../../domain/look/derive-theme.ts';

export interface Judgement {
  role: 'primary' | 'secondary' | 'accent';
  mode: ThemeMode;
  /** Whether buttons have exactly the colour that was asked for. */
  isKept: boolean;
  /** The contrast ratio of a button's label on the colour; from 4.5 it is readable (WCAG 1.4.3). */
  ratio: number;
}

/** What the storefront makes of each colour in each mode; invalid colours are left out. */
export function judgeTheme(colours: BrandColours): Judgement[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const theme = deriveTheme(colours, mode);
    return (['primary', 'secondary', 'accent'] as const).flatMap((role) => {
      const wanted = parseColour(colours[role])?.toLowerCase();
      const fill = theme[`--${role}`] as string;
      if (!wanted) return [];
      const ratio = contrast(fill, theme[`--on-${role}`] as string);
      return [{ role, mode, isKept: fill.toLowerCase() === wanted, ratio }];
    });
  });
}
