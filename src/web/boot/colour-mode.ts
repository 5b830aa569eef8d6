import { tried } from '../app/api/tried.ts';
import * as STORAGE_KEYS from '../app/storage/storage-keys.ts';

/** Shows the mode that was chosen in this browser, or else the system's. */
export function showStoredColourMode(): void {
  const chosen = tried(() => localStorage.getItem(STORAGE_KEYS.darkMode));
  const isDark = chosen ? chosen === 'true' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset['mode'] = isDark ? 'dark' : 'light';
}
