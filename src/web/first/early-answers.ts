import { REQUEST_TIMEOUT } from '../../domain/limits.ts';
import * as STORAGE_KEYS from '../app/storage-keys.ts';
import { root } from './root.ts';
import { stored } from './stored.ts';

/**
 * Asks for what the page shows while its scripts are on their way; `app/browser-transport.ts` takes the answers over. Who is signed in asks
 * with the token, which may have to be renewed first (specification section 7): not here.
 */
export function askEarly(addresses: string[]): void {
  const early: Window['early'] = {};
  window.early = early;
  if (stored(STORAGE_KEYS.accessToken)) return;
  for (const address of addresses) {
    early[address] = fetch(address, {
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
      headers: { 'accept-language': root.lang },
    });
    // Whoever takes it over hears of a failure; else nobody has to.
    early[address].catch(() => {});
  }
}
