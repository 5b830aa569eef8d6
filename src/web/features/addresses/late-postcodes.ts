import { createStore } from '../../app/storage/store.ts';

type Postcodes = typeof import('./postcodes.ts');

/**
 * What judges postcodes; null: not loaded yet. Until then every postcode counts as right and as near: the server judges the order in
 * any case.
 */
export const postcodes = createStore<Postcodes | null>(null);

/** Loads them once an address is asked for. Without them, as when a connection is lost, the page goes on. */
export async function needPostcodes(): Promise<void> {
  if (postcodes.get() === null) await import('./postcodes.ts').then(postcodes.set, () => {});
}

// A page without scripts is judged while it is rendered.
if (import.meta.env.SSR) await needPostcodes();
