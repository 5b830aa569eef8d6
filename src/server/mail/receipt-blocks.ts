import { receiptDocument } from '../../contract/receipt-document.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toMinor } from '../../domain/money/money.ts';
import type { StoredOrder } from '../orders/orders.repo.ts';
import { presentOrder } from '../orders/present/present-order.ts';
import { moneyText } from '../platform/money-text.ts';
import { readMessages } from '../platform/read-messages.ts';
import { fill } from '../platform/sentence.ts';
import { dateTimeText } from '../platform/time-text.ts';
import { percentText } from '../taxes/present-tax.ts';
import type { EmailContext } from './email-context.ts';
import type { Block } from './email-parts.ts';

const storefront = readMessages('storefront');

/** The receipt of an order as the customer's page and the paper have it; nothing before it has one. */
export async function receiptBlocks(
  { services, restaurant, language, t }: EmailContext,
  stored: StoredOrder,
): Promise<Block[]> {
  if (!stored.receipt) return [];
  const order = await presentOrder(services, stored, 'customer');
  const { receipt, ...document } = receiptDocument(order, restaurant);
  if (!receipt) return [];
  const words = storefront[language].order;
  const { currency, timezone } = restaurant;
  const money = (amount: number) => moneyText(toMinor(amount, decimalsOf(currency.code)), currency, language);
  const when = (instant: string) => dateTimeText(Date.parse(instant), timezone, language);
  const rates = (sums: (typeof document)['rates'], sign: 1 | -1) =>
    sums.map(({ letter, percent, net, tax, gross }) => ({
      label: `${letter} ${percentText(percent, language)}: ${words.receipt_net} ${money(sign * net)}, ${words.receipt_tax} ${money(sign * tax)}`,
      amount: money(sign * gross),
    }));
  const { company, name, address, taxNumber } = document.seller;
  const number = taxNumber && fill(words.receipt_tax_number, { label: document.taxLabel, number: taxNumber });
  const { buyer } = document;
  const to = buyer?.name && fill(words.receipt_buyer, { name: buyer.name });
  const toNumber = buyer?.taxNumber && fill(words.receipt_buyer_number, { number: buyer.taxNumber });
  return [
    {
      kind: 'facts',
      rows: [
        {
          label: fill(words.receipt, { number: receipt.number }),
          lines: [company, name ?? '', address, number, when(document.at), to, toNumber].flatMap((line) => line || []),
        },
      ],
    },
    {
      kind: 'totals',
      rows: [
        ...document.lines.map((line) => ({
          label: [`${line.quantity} × ${line.name}`, line.letters].filter(Boolean).join(' '),
          amount: money(line.amount),
        })),
        ...document.fees.map((fee) => ({
          label: [fee.name === 'delivery' ? words.delivery_fee : words[`fee_${fee.name}`], fee.letters]
            .filter(Boolean)
            .join(' '),
          amount: money(fee.amount),
        })),
        ...(document.deposit > 0 ? [{ label: t('deposit'), amount: money(document.deposit) }] : []),
        ...(document.discount > 0 ? [{ label: t('discount'), amount: money(-document.discount) }] : []),
        ...(document.added > 0 ? [{ label: document.taxLabel, amount: money(document.added) }] : []),
      ],
      total: { label: t('total'), amount: money(document.total) },
      after: [
        ...rates(document.rates, 1),
        ...(document.cash
          ? [
              { label: t('cash_rounding'), amount: money(document.cash.rounding) },
              { label: t('to_pay_in_cash'), amount: money(document.cash.paid) },
            ]
          : []),
        ...(document.tip > 0 ? [{ label: t('tip'), amount: money(document.tip) }] : []),
      ],
    },
    ...document.creditNotes.map((note): Block => {
      const sign = note.reverses ? 1 : -1;
      const title = fill(note.reverses ? words.credit_note_reversed : words.credit_note, { number: note.number });
      return {
        kind: 'totals',
        rows: [{ label: when(note.issuedAt), amount: '' }, ...rates(note.sums, sign)],
        total: { label: title, amount: money(sign * note.amount) },
        after: note.tip ? [{ label: t('tip'), amount: money(sign * note.tip) }] : [],
      };
    }),
  ];
}
