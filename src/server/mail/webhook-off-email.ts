import type { WebhookOffMail } from '../webhooks/switch-off.ts';
import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';

/** The mail that tells an owner that an address has not answered for days, and is not told of anything any more. */
export async function writeWebhookOff(
  { restaurant, origin, t }: EmailContext,
  { host }: WebhookOffMail,
): Promise<EmailParts> {
  const heading = t('webhook_off_heading', { host });
  const text = t('webhook_off_text', { host });
  return {
    subject: heading,
    preheader: text,
    heading,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'paragraph', text: t('webhook_off_next') },
      { kind: 'button', label: t('webhook_off_open'), url: `${origin}/staff/restaurant/webhooks` },
    ],
    footer: [t('why_owner', { restaurant: restaurant.name })],
  };
}
