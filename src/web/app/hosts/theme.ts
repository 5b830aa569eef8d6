import { createStore } from '../storage/store.ts';

export type ColourMode = 'light' | 'dark';

/** The mode in force; the document's first script chose it before paint. A page is rendered, and hydrated, as light. */
export const colourMode = createStore<ColourMode>('light');

export function showColourMode(mode: ColourMode): void {
  document.documentElement.dataset['mode'] = mode;
  colourMode.set(mode);
}
