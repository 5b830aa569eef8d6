import { createStore, type Store } from '../../../app/storage/store.ts';

/** Whether the search over all pages of the staff is open. */
export const isFinding: Store<boolean> = createStore(false);
