import { useEffect } from 'react';
import { themeCss } from '../../../../domain/look/theme-css.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';

/** One for the whole visit, which outlives the page of the look. Not a style element: the content security policy forbids new ones. */
let sheet: CSSStyleSheet | null = null;

/** Shows the office itself in the colours that were just saved: the page came with the earlier ones. */
export function useSavedColours(): void {
  const restaurant = useKnownRestaurant();
  useEffect(() => {
    if (!restaurant) return;
    if (!sheet) {
      sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
    }
    sheet.replaceSync(themeCss(restaurant));
  }, [restaurant]);
}
