import { ordersThatWait } from '../orders/status/acceptance.repo.ts';
import { MailRefused } from '../platform/mail/mailer.ts';
import { moneyText } from '../platform/money-text.ts';
import { dateTimeText, zoneName } from '../platform/time-text.ts';
import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';

/** The mail that reminds an owner of several unanswered orders: those that wait when it is sent. */
export async function writeWaitingEmail({
  services,
  row,
  restaurant,
  language,
  origin,
  t,
}: EmailContext): Promise<EmailParts> {
  const { count, oldest } = await ordersThatWait(services.db, row.restaurant_id);
  if (count === 0) throw new MailRefused('no order waits any more');
  const { timezone, currency, name } = restaurant;
  const heading = t('waiting_heading', { count });
  const text = t('waiting_text', { restaurant: name, count });
  return {
    subject: `${heading} · ${name}`,
    preheader: text,
    heading,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'button', label: t('unanswered_button'), url: `${origin}/staff` },
      {
        kind: 'facts',
        rows: oldest.map(({ number, created_at, total }) => ({
          label: number,
          lines: [dateTimeText(created_at, timezone, language), moneyText(total, currency, language)],
        })),
      },
    ],
    footer: [
      t('zone', { zone: zoneName(row.created_at, timezone, language) }),
      t('why_unanswered', { restaurant: name }),
    ],
  };
}
