import { STORAGE_KEYS, storage } from './storage.ts';
import { createStore } from './store.ts';

export type ColourMode = 'light' | 'dark';

/** The mode in force; the document's first script chose it before paint. */
export const colourMode = createStore<ColourMode>('light');

/** Dark when the saved flag says so, or when it is absent and the system prefers dark (specification section 4). */
export function startTheme(): void {
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

export function showColourMode(mode: ColourMode): void {
  document.documentElement.dataset['mode'] = mode;
  colourMode.set(mode);
}
