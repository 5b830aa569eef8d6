import * as STORAGE_KEYS from '../app/storage-keys.ts';
import { dataset } from './root.ts';
import { stored } from './stored.ts';

declare global {
  interface Window {
    /** Loads the page's fonts and shows them. */
    fetchFonts(): Promise<void>;
  }
}

/** Shows our fonts at once only in a browser that has loaded them before; others paint with their own fonts first (decision 046). */
export function chooseFonts(): void {
  window.fetchFonts = async () => {
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => {})));
    dataset.fonts = 'web';
    try {
      localStorage.setItem(STORAGE_KEYS.fonts, 'web');
    } catch {
      // Without storage the next visit paints with the browser's own fonts first, too.
    }
  };
  if (!dataset.fonts) return;
  if (stored(STORAGE_KEYS.fonts)) void window.fetchFonts();
  else dataset.fonts = 'later';
}
