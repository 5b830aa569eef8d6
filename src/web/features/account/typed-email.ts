import { createStore } from '../../app/storage/store.ts';

/** The email typed on Login, Register or Forgotten password, to prefill the others. In memory only, until the next page load. */
export const typedEmail = createStore('');
