import { TIMEOUT } from '../../domain/limits.ts';
import * as STORAGE_KEYS from '../app/storage-keys.ts';
import { root } from './root.ts';
import { stored } from './stored.ts';

/**
 * Requests what the page shows while its scripts are loading; `app/browser-transport.ts` takes the responses over. Not for
 * signed-in customers: their requests need the token, which may have to be refreshed first (specification section 7).
 */
export function askEarly(addresses: string[]): void {
  const early: Window['early'] = {};
  window.early = early;
  if (stored(STORAGE_KEYS.accessToken)) return;
  for (const address of addresses) {
    early[address] = fetch(address, {
      signal: AbortSignal.timeout(TIMEOUT.request),
      headers: { 'accept-language': root.lang },
    });
    // Prevents an unhandled rejection: the code that takes the response over handles a failure itself.
    early[address].catch(() => {});
  }
}
