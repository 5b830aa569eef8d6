import { createStore } from './store.ts';

export type ColourMode = 'light' | 'dark';

/** The mode in force; the document's first script chose it before paint. A server renders the light one. */
export const colourMode = createStore(
  import.meta.env.SSR ? 'light' : (document.documentElement.dataset['mode'] as ColourMode),
);

export function showColourMode(mode: ColourMode): void {
  document.documentElement.dataset['mode'] = mode;
  colourMode.set(mode);
}
