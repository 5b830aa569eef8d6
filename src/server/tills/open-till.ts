import type { Services } from '../services.ts';
import { hubRiseOf } from './hubrise/ask-hubrise.ts';
import { hubRisePort } from './hubrise/hubrise-port.ts';
import type { TillPort } from './till-port.ts';
import { findTill, type TillRow } from './tills.repo.ts';

/** Whose texts are sealed: a key of a payment account cannot be opened as a till's token. */
export const sealedFor = (restaurantId: string) => `till ${restaurantId}`;

/** The way to a restaurant's till; null: it has none, or this server is no longer known to HubRise. */
export async function openTill(
  services: Services,
  restaurantId: string,
): Promise<{ till: TillRow; port: TillPort } | null> {
  const hubRise = hubRiseOf(services.config);
  const till = hubRise && (await findTill(services.db, restaurantId));
  if (!hubRise || !till) return null;
  return { till, port: hubRisePort(hubRise, services.payments.unseal(sealedFor(restaurantId), till.token_sealed)) };
}
