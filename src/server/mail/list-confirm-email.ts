import { JOIN_LIFE_MS, type JoinMail } from '../mailing-list/ask-to-join.ts';
import { dateTimeText, zoneName } from '../platform/time-text.ts';
import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';

/** The mail with the link that puts an address on the mailing list. It greets nobody: whoever typed the address may be a stranger. */
export async function writeListConfirmEmail(
  { row, restaurant, language, origin, t }: EmailContext,
  { path }: JoinMail,
): Promise<EmailParts> {
  const { name, timezone } = restaurant;
  const until = row.created_at + JOIN_LIFE_MS;
  const time = dateTimeText(until, timezone, language);
  return {
    subject: t('list_heading', { restaurant: name }),
    preheader: t('list_text', { restaurant: name }),
    heading: t('list_heading', { restaurant: name }),
    blocks: [
      { kind: 'paragraph', text: t('list_text', { restaurant: name }) },
      // The path is removed once the mail was sent (`forgetJoinLink`).
      ...(path ? [{ kind: 'button', label: t('list_button'), url: `${origin}${path}` } as const] : []),
      { kind: 'paragraph', text: `${t('list_until', { time })} ${t('list_ignore')}` },
    ],
    footer: [t('zone', { zone: zoneName(until, timezone, language) }), t('why_list', { restaurant: name })],
  };
}

/** The payload without the link, which must not stay in the database. */
export function forgetJoinLink(): JoinMail {
  return { path: '' };
}
