import * as STORAGE_KEYS from '../app/storage-keys.ts';
import { dataset } from './root.ts';
import { stored } from './stored.ts';

/** Runs before the first paint too, on pages for those signed in or out. Checkout explains itself to who is signed out. */
const { guard, page } = dataset;
const isSignedIn = Boolean(stored(STORAGE_KEYS.accessToken));
if (guard === 'in' && !isSignedIn && page !== 'checkout') {
  location.replace(`/auth/login?redirect=${encodeURIComponent(location.pathname + location.search)}`);
}
if (guard === 'out' && isSignedIn) location.replace('/');
