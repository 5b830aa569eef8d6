import type { Language } from '../../domain/languages.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { findGuest } from '../accounts/guests.repo.ts';
import { findTracked } from '../order-links/tracked-order.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { inTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { countCode } from './claim-limits.ts';
import { orderClaimsRefusals } from './order-claims.refusals.ts';
import { insertClaim } from './order-claims.repo.ts';

export const CLAIM_LIFE_MS = 30 * MINUTE;
/** How often a code may be mistyped. */
const TRIES = 5;

/** The payload of a mail of kind `order_claim`. */
export interface OrderClaimMail {
  claimId: string;
}

/**
 * Mails a code to the address that the order of a tracking link was placed with, and returns the id of the claim that it is for. It does
 * not look whether the address has an account: answer and time are the same.
 */
export async function beginClaim(
  services: Services,
  {
    restaurantId,
    token,
    language,
    network,
  }: { restaurantId: string; token: string; language: Language; network: string },
): Promise<string> {
  const { db, clock, config, outbox } = services;
  const { stored, userId } = await findTracked(services, { restaurantId, token });
  const now = clock();
  const id = newId();
  await inTransaction(db, async (tx) => {
    const { guest_email_key: emailKey } = stored.order;
    const guest = await findGuest(tx, userId);
    if (!guest || !emailKey) throw new Refusal(orderClaimsRefusals.claim_impossible);
    if (config.RATE_LIMITS) await countCode(tx, { restaurantId, guestId: guest.id, emailKey, network, now });
    // As it was typed; the guest may have given another with a later order.
    const email = guest.contact_email_key === emailKey ? guest.email : emailKey;
    await insertClaim(tx, {
      restaurant_id: restaurantId,
      id,
      guest_id: guest.id,
      email,
      email_key: emailKey,
      tries_left: TRIES,
      expires_at: now + CLAIM_LIFE_MS,
    });
    const payload: OrderClaimMail = { claimId: id };
    await queueMail(tx, { restaurantId, kind: 'order_claim', recipient: email, language, payload, now });
  });
  outbox.wake();
  return id;
}
