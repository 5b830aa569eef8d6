import { readJson, storage, writeJson } from '../../app/storage/storage.ts';

const KEY = 'paid-link';

/** Keeps a tracking link in this tab while its order is paid at the provider's page, which leads back without it. */
export function keepLink(token: string): void {
  tried(() => sessionStorage.setItem(KEY, token));
}

/** '': none was kept in this tab. */
export function keptLink(): string {
  return tried(() => sessionStorage.getItem(KEY)) ?? '';
}

/** The tracking links of orders of which this browser is told, by order. */
const TOLD_KEY = 'told-links';
const MOST_TOLD = 5;

/** Keeps the link of an order of which this browser is told: what tells it of the order leads to `/track#<the order's id>`. */
export function keepToldLink(orderId: string, token: string): void {
  const { [orderId]: _before, ...others } = readJson<Record<string, string>>(TOLD_KEY) ?? {};
  writeJson(TOLD_KEY, Object.fromEntries([...Object.entries(others), [orderId, token]].slice(-MOST_TOLD)));
}

/** The link of an order of which this browser is told. */
export function toldLink(orderId: string): string | undefined {
  const links = readJson<Record<string, string>>(TOLD_KEY) ?? {};
  return Object.hasOwn(links, orderId) ? links[orderId] : undefined;
}

/** Forgets all links that this browser keeps: whoever uses it next is somebody else. */
export function forgetLinks(): void {
  tried(() => sessionStorage.removeItem(KEY));
  storage.remove(TOLD_KEY);
}

/** A browser may allow no storage. */
function tried<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
