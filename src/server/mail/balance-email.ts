import { businessDate } from '../../domain/times/business-day.ts';
import { instantOf } from '../../domain/times/zoned-time.ts';
import { moneyText } from '../platform/money-text.ts';
import { dateText } from '../platform/time-text.ts';
import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';

interface BalancePayload {
  /** When (ms), and by how much the provider has more (negative: less) than the books. */
  differences: { at: number; difference: number }[];
  count: number;
}

const NOON_MINUTES = 12 * 60;

/** The mail that tells an owner of days on which the books and the provider's differ. */
export async function writeBalanceEmail(
  { restaurant, language, origin, t }: EmailContext,
  { differences, count }: BalancePayload,
): Promise<EmailParts> {
  const { name, currency, timezone } = restaurant;
  // The day of the page to which the mail leads: a night is of the day on which it began.
  const dayOf = (at: number) =>
    dateText(instantOf(businessDate(restaurant, at), NOON_MINUTES, timezone), timezone, language);
  const heading = t('balance_heading', { count });
  const text = t('balance_text', { restaurant: name });
  return {
    subject: `${heading} · ${name}`,
    preheader: text,
    heading,
    blocks: [
      { kind: 'paragraph', text },
      {
        kind: 'facts',
        rows: differences.map(({ at, difference }) => ({
          label: dayOf(at),
          lines: [moneyText(difference, currency, language)],
        })),
      },
      { kind: 'button', label: t('books_button'), url: `${origin}/staff/restaurant/figures` },
    ],
    footer: [t('why_owner', { restaurant: name })],
  };
}
