import { randomBytes } from 'node:crypto';
import type { Language } from '../../domain/languages.ts';
import { emailKey, plainEmail } from '../../domain/people/email.ts';
import { CONSENT_VERSION, type NewsSource } from '../../domain/people/news-consent.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { emailBlock } from '../blocks/block-keys.ts';
import { blockedOf } from '../blocks/blocks.repo.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { mailboxKey } from '../people/same-person.ts';
import { inTransaction } from '../platform/database/database.ts';
import { newId, sha256 } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { fill, sentence } from '../platform/sentence.ts';
import type { Services } from '../services.ts';
import { mayMailLink } from './list-limits.ts';
import { mailingListRefusals } from './mailing-list.refusals.ts';
import { insertAsking } from './subscribers.repo.ts';

/** How long the link works that confirms. */
export const JOIN_LIFE_MS = 3 * DAY;

/** The payload of a mail of kind `list_confirm`. */
export interface JoinMail {
  /** Path below the restaurant's public address: links in mails must never use the request's Host header. */
  path: string;
}

interface Asking {
  restaurantId: string;
  email: string;
  /** null: nobody is signed in. */
  userId: string | null;
  source: NewsSource;
  language: Language;
  /** From which it is asked (`networkOf`). */
  network: string;
}

/**
 * Mails a link that puts an address on the restaurant's mailing list, and keeps when, where and to which words its holder agreed. Does
 * nothing, with the same answer, for an address that is on the list, is blocked, or was mailed too many links. Throws a `Refusal` where
 * there is no list.
 */
export async function askToJoin(services: Services, asking: Asking): Promise<void> {
  const { restaurantId, userId, source, language, network } = asking;
  const email = plainEmail(asking.email);
  const key = emailKey(email);
  const now = services.clock();
  const token = randomBytes(32).toString('base64url');
  await inTransaction(services.db, async (tx) => {
    const { mailing_list, name } = await tx
      .selectFrom('restaurants')
      .select(['mailing_list', 'name'])
      .where('id', '=', restaurantId)
      .executeTakeFirstOrThrow();
    if (mailing_list === 0) throw new Refusal(mailingListRefusals.mailing_list_off);
    const isBlocked = (await blockedOf(tx, restaurantId, [emailBlock(restaurantId, email).hash])).length > 0;
    if (isBlocked || !(await mayMailLink(tx, services.config, { restaurantId, emailKey: key, network, now }))) return;
    const isNew = await insertAsking(tx, {
      ...{
        restaurant_id: restaurantId,
        id: newId(),
        email,
        email_key: key,
        mailbox_key: mailboxKey(email),
        email_hash: sha256(key),
      },
      ...{ user_id: userId, language, source, words_version: CONSENT_VERSION },
      words: fill(sentence('mailing-list', 'consent')[language], { restaurant: name }),
      ...{
        token_hash: sha256(token),
        expires_at: now + JOIN_LIFE_MS,
        asked_at: now,
        confirmed_at: null,
        left_at: null,
        mailed_at: null,
      },
    });
    if (!isNew) return;
    const payload: JoinMail = { path: `/mailing-list/confirm?token=${token}` };
    await queueMail(tx, { restaurantId, kind: 'list_confirm', recipient: email, language, payload, now });
  });
  services.outbox.wake();
}
