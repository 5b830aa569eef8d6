import { LOCALES } from '../../domain/languages.ts';
import { moneyText } from '../platform/money-text.ts';
import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';

interface BalancePayload {
  /** When (ms), and by how much the provider has more (negative: less) than the books. */
  differences: { at: number; difference: number }[];
  count: number;
}

/** The mail that tells an owner of days on which the books and the provider's differ. */
export async function writeBalanceEmail(
  { restaurant, language, origin, t }: EmailContext,
  { differences, count }: BalancePayload,
): Promise<EmailParts> {
  const { name, currency, timezone } = restaurant;
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: timezone });
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
          label: day.format(at),
          lines: [moneyText(difference, currency, language)],
        })),
      },
      { kind: 'button', label: t('books_button'), url: `${origin}/staff/restaurant/figures` },
    ],
    footer: [t('why_owner', { restaurant: name })],
  };
}
