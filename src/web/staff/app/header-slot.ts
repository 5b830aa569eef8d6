import { createStore } from '../../app/storage/store.ts';

/** The place in the header into which the open page puts what it needs there; null: there is none, or none yet. */
export const headerSlot = createStore<HTMLElement | null>(null);
