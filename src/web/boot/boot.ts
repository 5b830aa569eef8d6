import { tried } from '../app/api/tried.ts';
import * as STORAGE_KEYS from '../app/storage/storage-keys.ts';
import { collectEarlyEvents } from './early-events.ts';
import { fetchApp } from './fetch-app.ts';
import { goOnPlainly } from './go-on-plainly.ts';
import { restoreLanguage } from './restore-language.ts';

/**
 * Runs in the document's head, before the first paint. The script is the same in every document; what differs by page is in
 * `<html data-*>`.
 */
showStoredColourMode();
restoreLanguage();
guard();
collectEarlyEvents();
goOnPlainly();
fetchApp();

/** Redirects from pages for signed-in or for signed-out visitors only. Checkout does so later, itself. */
function guard(): void {
  const { guard, page } = document.documentElement.dataset;
  const hasSession = Boolean(tried(() => localStorage.getItem(STORAGE_KEYS.accessToken)));
  const isGuest = tried(() => localStorage.getItem(STORAGE_KEYS.user))?.includes('"isGuest":true');
  const hasAccount = hasSession && !isGuest;
  if ((guard === 'in' && !hasSession && page !== 'checkout') || (guard === 'account' && !hasAccount)) {
    location.replace(`/auth/login?redirect=${encodeURIComponent(location.pathname + location.search)}`);
  }
  if (guard === 'out' && hasAccount) location.replace('/');
}

/** Shows the mode that was chosen in this browser, or else the system's. */
function showStoredColourMode(): void {
  const chosen = tried(() => localStorage.getItem(STORAGE_KEYS.darkMode));
  const isDark = chosen ? chosen === 'true' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset['mode'] = isDark ? 'dark' : 'light';
}
