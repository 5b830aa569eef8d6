import * as STORAGE_KEYS from '../app/storage-keys.ts';
import { dataset } from './root.ts';
import { stored } from './stored.ts';

/** Redirects before the first paint, on pages for signed-in or for signed-out visitors only. Checkout does so later, itself. */
const { guard, page } = dataset;
const isSignedIn = Boolean(stored(STORAGE_KEYS.accessToken));
if (guard === 'in' && !isSignedIn && page !== 'checkout') {
  location.replace(`/auth/login?redirect=${encodeURIComponent(location.pathname + location.search)}`);
}
if (guard === 'out' && isSignedIn) location.replace('/');
