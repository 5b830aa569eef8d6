const KEY = 'paid-link';

/** Keeps a tracking link in this tab while its order is paid at the provider's page, which leads back without it. */
export function keepLink(token: string): void {
  tried(() => sessionStorage.setItem(KEY, token));
}

/** '': none was kept in this tab. */
export function keptLink(): string {
  return tried(() => sessionStorage.getItem(KEY)) ?? '';
}

/** A browser may allow no storage. */
function tried<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
