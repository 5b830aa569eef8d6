import * as STORAGE_KEYS from '../app/storage-keys.ts';
import { dataset } from './root.ts';
import { stored } from './stored.ts';

/** Shows the mode that was chosen in this browser, or else the system's. */
export function showColourMode(): void {
  const chosen = stored(STORAGE_KEYS.darkMode);
  const isDark = chosen ? chosen === 'true' : matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.mode = isDark ? 'dark' : 'light';
}
