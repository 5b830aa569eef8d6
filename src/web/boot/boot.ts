import { tried } from '../app/api/tried.ts';
import * as STORAGE_KEYS from '../app/storage/storage-keys.ts';
import { collectEarlyEvents } from './early-events.ts';
import { restoreLanguage } from './restore-language.ts';

/**
 * Runs in the document's head, before the first paint. The script is the same in every document; what differs by page is in
 * `<html data-*>`.
 */
showStoredColourMode();
restoreLanguage();
guard();
collectEarlyEvents();

/** Redirects from pages for signed-in or for signed-out visitors only. Checkout does so later, itself. */
function guard(): void {
  const { guard, page } = document.documentElement.dataset;
  const isSignedIn = Boolean(tried(() => localStorage.getItem(STORAGE_KEYS.accessToken)));
  if (guard === 'in' && !isSignedIn && page !== 'checkout') {
    location.replace(`/auth/login?redirect=${encodeURIComponent(location.pathname + location.search)}`);
  }
  if (guard === 'out' && isSignedIn) location.replace('/');
}

/** Shows the mode that was chosen in this browser, or else the system's. */
function showStoredColourMode(): void {
  const chosen = tried(() => localStorage.getItem(STORAGE_KEYS.darkMode));
  const isDark = chosen ? chosen === 'true' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset['mode'] = isDark ? 'dark' : 'light';
}
