import { storage } from '../storage/storage.ts';
import * as STORAGE_KEYS from '../storage/storage-keys.ts';
import { type ColourMode, showColourMode } from './theme.ts';

/** Dark when the saved flag says so, or when it is absent and the system prefers dark (specification section 4). */
export function followTheme(): void {
  const preference = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => showColourMode(storedMode() ?? (preference.matches ? 'dark' : 'light'));
  apply();
  preference.addEventListener('change', apply);
  addEventListener('storage', (event) => {
    if (event.key === STORAGE_KEYS.darkMode) apply();
  });
}

function storedMode(): ColourMode | null {
  const flag = storage.get(STORAGE_KEYS.darkMode);
  return flag === null ? null : flag === 'true' ? 'dark' : 'light';
}
