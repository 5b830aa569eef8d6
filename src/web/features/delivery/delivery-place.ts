import type { CheckedPlace, DeliveryCheck } from '../../../contract/delivery-check.ts';
import type { KeptPlace } from '../../../contract/page-handler.ts';
import type { QuoteQuestion } from '../../../contract/quote.ts';
import { readJson, storage, writeJson } from '../../app/storage/storage.ts';
import * as STORAGE_KEYS from '../../app/storage/storage-keys.ts';
import { createStore } from '../../app/storage/store.ts';

interface DeliveryPlace extends KeptPlace {
  restaurantId: string;
}

/** The answer of this visit: a later one asks anew, because terms change. The server, and so hydration, has none. */
export const deliveryAnswer = createStore<DeliveryCheck | null>(null);

/** Where the cart is to go, as the visitor has asked: it stays with the cart, and checkout begins with it. */
export const deliveryPlace = {
  of(restaurantId: string): DeliveryPlace | null {
    const kept = readJson<DeliveryPlace>(STORAGE_KEYS.deliveryPlace);
    return kept?.restaurantId === restaurantId && kept.place ? kept : null;
  },
  keep: (kept: DeliveryPlace): void => writeJson(STORAGE_KEYS.deliveryPlace, kept),
  forget: (): void => storage.remove(STORAGE_KEYS.deliveryPlace),
};

/** A place as it is asked about again, without a search. */
export function askedAgain({ postalCode, country, coordinates }: CheckedPlace): QuoteQuestion['deliveryAddress'] & {} {
  return { postalCode, country, ...(coordinates && { location: { type: 'Point', coordinates } }) };
}
