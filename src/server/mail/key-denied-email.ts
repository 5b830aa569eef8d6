import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';

/** The mail that tells an owner that the provider does not accept the account's key any more. `end`: its last characters. */
export async function writeKeyDenied(
  { restaurant, origin, t }: EmailContext,
  { end }: { end: string },
): Promise<EmailParts> {
  const heading = t('key_denied_heading');
  const text = t('key_denied_text', { end: `…${end}` });
  return {
    subject: heading,
    preheader: text,
    heading,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'paragraph', text: t('key_denied_next') },
      { kind: 'button', label: t('key_denied_open'), url: `${origin}/staff/payments` },
    ],
    footer: [t('why_owner', { restaurant: restaurant.name })],
  };
}
