import { type PasswordResetMail, RESET_LIFE_MS } from '../accounts/request-password-reset.ts';
import { timeAndZoneText } from '../platform/time-text.ts';
import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';

export async function writeResetEmail(
  { row, restaurant, language, origin, t }: EmailContext,
  { path }: PasswordResetMail,
): Promise<EmailParts> {
  const { name: restaurantName, timezone } = restaurant;
  const until = row.created_at + RESET_LIFE_MS;
  const time = timeAndZoneText(until, timezone, language);
  return {
    subject: t('reset_heading'),
    preheader: t('reset_until', { time }),
    heading: t('reset_heading'),
    blocks: [
      { kind: 'paragraph', text: t('reset_text', { restaurant: restaurantName }) },
      // The path is removed once the mail was sent (`forgetResetLink`).
      ...(path ? [{ kind: 'button', label: t('reset_button'), url: `${origin}${path}` } as const] : []),
      { kind: 'paragraph', text: `${t('reset_until', { time })} ${t('reset_ignore')}` },
    ],
    footer: [t('why_reset', { restaurant: restaurantName })],
  };
}

/** The payload without the link, which gives access to an account and must not stay in the database. */
export function forgetResetLink(): PasswordResetMail {
  return { path: '' };
}
