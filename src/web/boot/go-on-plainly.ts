import { tried } from '../app/api/tried.ts';
import * as STORAGE_KEYS from '../app/storage/storage-keys.ts';

/**
 * When the app's files do not come, a page that works without scripts goes on so, with the cart that this browser has kept
 * (decision 102). The server's cookie says so from then on.
 */
export function goOnPlainly(): void {
  addEventListener(
    'error',
    ({ target }) => {
      const isApp = target instanceof HTMLScriptElement;
      if (!isApp || !navigator.cookieEnabled || !('plain' in document.documentElement.dataset)) return;
      const body = new URLSearchParams({ cart: tried(() => localStorage.getItem(STORAGE_KEYS.cart)) ?? '' });
      void fetch(location.href, { method: 'POST', body, redirect: 'manual' }).then(
        ({ type }) => {
          // Anything else is no answer of ours, as of a network that wants a sign-in first.
          if (type !== 'opaqueredirect') return;
          tried(() => localStorage.removeItem(STORAGE_KEYS.cart));
          location.reload();
        },
        () => {},
      );
    },
    true,
  );
}
