import type { DeliveryCheckInput } from '../../../contract/delivery-check.ts';

/** Somebody who has not answered by then has put the question away. */
const PATIENCE_MS = 20_000;
/** Nobody has gone far since. */
const MAX_AGE_MS = 60_000;

/** Whether the browser could say where it is. */
export function canLocate(): boolean {
  return isSecureContext && 'geolocation' in navigator;
}

/** Where the visitor is, to some metres; null: they, or the browser, did not say. What the browser knew before may be so old (ms). */
export function whereIAm(maximumAge = MAX_AGE_MS): Promise<DeliveryCheckInput['location'] | null> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) =>
        resolve({ type: 'Point', coordinates: [rounded(longitude), rounded(latitude)] }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge },
    );
  });
}

/** About a metre is enough. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
