import { moneyText } from '../platform/money-text.ts';
import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';

interface BooksPayload {
  orders: { id: string; number: string; difference: number }[];
  count: number;
}

/** The mail that tells an owner of orders whose payments do not add up. */
export async function writeBooksEmail(
  { restaurant, language, origin, t }: EmailContext,
  { orders, count }: BooksPayload,
): Promise<EmailParts> {
  const { name, currency } = restaurant;
  const heading = t('books_heading', { count });
  const text = t('books_text', { restaurant: name });
  return {
    subject: `${heading} · ${name}`,
    preheader: text,
    heading,
    blocks: [
      { kind: 'paragraph', text },
      {
        kind: 'facts',
        rows: orders.map(({ number, difference }) => ({
          label: number,
          lines: [moneyText(difference, currency, language)],
        })),
      },
      { kind: 'button', label: t('books_button'), url: `${origin}/staff/restaurant/figures` },
    ],
    footer: [t('why_owner', { restaurant: name })],
  };
}
