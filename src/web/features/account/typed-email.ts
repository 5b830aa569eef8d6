import { createStore } from '../../app/store.ts';

/** Nobody types it twice between login, registration and a forgotten password; gone when the page is loaded again. */
export const typedEmail = createStore('');
