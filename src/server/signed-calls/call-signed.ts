import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { type OutsideAnswer, postOutside } from '../platform/http/post-outside.ts';
import type { Services } from '../services.ts';

const TIMEOUT_MS = 10_000;

/** The secret of signatures as Standard Webhooks writes it. `seed` is its owner's: another makes another. */
export function webhookSecret({ push }: Pick<Services, 'push'>, restaurantId: string, seed: string): string {
  const key = createHmac('sha256', push.privateKey).update(`webhook\u0000${restaurantId}\u0000${seed}`).digest();
  return `whsec_${key.toString('base64')}`;
}

interface Call {
  url: string;
  /** One signature by each. */
  secrets: readonly string[];
  /** The message's; the same where it is sent again. */
  id: string;
  body: object;
}

/**
 * Calls an address as Standard Webhooks has it: signed over id, time and body. Neither a private address nor a redirect is followed, and
 * who does not answer in ten seconds has not. Throws where nobody answers.
 */
export async function callSigned(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  { url, secrets, id, body }: Call,
): Promise<OutsideAnswer> {
  const text = JSON.stringify(body);
  const at = new Date(clock());
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Servery',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, text)).join(' '),
  };
  return postOutside(url, {
    headers,
    body: text,
    timeoutMs: TIMEOUT_MS,
    allowsPrivate: config.ALARMS_TO_PRIVATE_NETWORK,
  });
}
