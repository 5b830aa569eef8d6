import { type ReceiptDocument, receiptDocument } from '../../contract/receipt-document.ts';
import { labelled } from '../../domain/look/labelled.ts';
import { dateTimeText } from '../platform/time-text.ts';
import { percentText } from '../taxes/present-tax.ts';
import type { PaperContext } from './paper-context.ts';
import { notes, whoAndHow } from './paper-parts.ts';
import { apart, centred, counted, type Mark, RULE, textLine } from './rows.ts';

/** What the customer keeps: who sold what at which price. */
export function receiptPaper(context: PaperContext): Mark[] {
  const { restaurant, order, amount, t, paymentMethod, time, dueTime, dueDay } = context;
  const receipt = receiptDocument(order, restaurant);
  return [
    ...notes(context),
    ...centred(restaurant.name, { bold: true, size: 2 }),
    ...seller(context, receipt),
    ...centred([order.orderNumber, dueDay, dueTime].filter(Boolean).join(' · '), { bold: true }),
    ...centred([whoAndHow(context), t('ordered_at', { time: time(order.createdAt) })].join(' · ')),
    ...number(context, receipt),
    RULE,
    ...receipt.lines.flatMap(({ quantity, name, options, letters, amount: price }) => [
      ...apart([`${quantity} × ${name}`, letters].filter(Boolean).join(' '), amount(price)),
      ...options.flatMap(({ optionName, valueLabel }) => counted('', labelled(optionName, valueLabel, order.lang))),
    ]),
    RULE,
    ...sums(context, receipt),
    ...apart(t('total'), amount(receipt.total), { bold: true }),
    ...inCash(context, receipt),
    ...tip(context),
    ...rates(context, receipt),
    ...textLine([paymentMethod(receipt.method), receipt.isPaid ? t('paid') : ''].filter(Boolean).join(', ')),
    ...creditNotes(context, receipt),
    RULE,
    ...(receipt.buyer?.name ? [] : textLine(order.customerName)),
    ...buyer(context, receipt),
  ];
}

/** Who sells: by the legal name and the tax number, where the restaurant has said how it is taxed. */
function seller({ order, receiptWord }: PaperContext, { seller: by, taxLabel }: ReceiptDocument): Mark[] {
  if (!order.tax) return centred(by.address);
  const number = by.taxNumber && receiptWord('receipt_tax_number', { label: taxLabel, number: by.taxNumber });
  return [by.name === null ? '' : by.company, by.address, number].filter(Boolean).flatMap((line) => centred(line));
}

/** Who buys, where they wanted it on the receipt. */
function buyer({ receiptWord }: PaperContext, { buyer: by }: ReceiptDocument): Mark[] {
  return [
    ...(by?.name ? textLine(receiptWord('receipt_buyer', { name: by.name })) : []),
    ...(by?.taxNumber ? textLine(receiptWord('receipt_buyer_number', { number: by.taxNumber })) : []),
  ];
}

/** The receipt's number, and its date and time; before there is one, those of the order. */
function number({ order, restaurant, language, t }: PaperContext, { receipt, at }: ReceiptDocument): Mark[] {
  if (!order.tax) return [];
  const lines = [
    receipt ? t('receipt_number', { number: receipt.number }) : '',
    dateTimeText(Date.parse(at), restaurant.timezone, language),
    receipt?.kind === 'till' ? t('not_an_invoice') : '',
    receipt?.tillNumber ?? '',
  ];
  return lines.filter(Boolean).flatMap((line) => centred(line));
}

/** Each rate by its letter: net, tax and gross. */
function rates(
  { amount, language, receiptWord }: PaperContext,
  { rates: all, taxLabel }: Pick<ReceiptDocument, 'rates' | 'taxLabel'>,
): Mark[] {
  if (all.length === 0) return [];
  return [
    ...apart(taxLabel, receiptWord('receipt_gross')),
    ...all.flatMap(({ letter, percent, net, tax, gross }) =>
      apart(
        `${letter} ${percentText(percent, language)}: ${receiptWord('receipt_net')} ${amount(net)}, ${receiptWord('receipt_tax')} ${amount(tax)}`,
        amount(gross),
      ),
    ),
  ];
}

function creditNotes(context: PaperContext, { creditNotes: notes, taxLabel }: ReceiptDocument): Mark[] {
  const { amount, t, restaurant, language } = context;
  return notes.flatMap(({ number: name, reverses, issuedAt, reason, amount: back, tip: given = 0, sums: taxed }) => {
    const signed = (value: number) => amount(reverses ? value : -value);
    const title = reverses
      ? t('credit_note_reversal', { number: name, reversed: reverses })
      : t('credit_note', { number: name });
    return [
      RULE,
      ...apart(title, signed(back), { bold: true }),
      ...textLine(dateTimeText(Date.parse(issuedAt), restaurant.timezone, language)),
      ...(reason ? textLine(reason) : []),
      ...rates({ ...context, amount: signed }, { rates: taxed, taxLabel }),
      ...(given > 0 ? apart(t('tip'), signed(given)) : []),
    ];
  });
}

function sums(context: PaperContext, { fees, deposit, discount, added }: ReceiptDocument): Mark[] {
  const { order, amount, t } = context;
  const lettered = (of: ReceiptDocument['fees'][number]['name'], name: string) =>
    [name, fees.find((fee) => fee.name === of)?.letters].filter(Boolean).join(' ');
  const { subtotal, deliveryFee, bagFee = 0, smallOrderFee = 0, serviceFee, appliedPromotion } = order;
  const rows = [
    { name: t('subtotal'), value: subtotal },
    { name: appliedPromotion?.name || t('discount'), value: -discount },
    { name: lettered('delivery', t('delivery_fee')), value: deliveryFee },
    { name: lettered('bagFee', t('bag_fee')), value: bagFee },
    { name: lettered('smallOrderFee', t('small_order_fee')), value: smallOrderFee },
    { name: lettered('serviceFee', t('service_fee')), value: serviceFee },
    { name: t('deposit'), value: deposit },
  ].filter(({ value }, index) => index === 0 || value !== 0);
  const onTop = added > 0 ? taxes(context) : [];
  if (rows.length === 1 && onTop.length === 0) return [];
  return [...rows.flatMap(({ name, value }) => apart(name, amount(value))), ...onTop];
}

/** What is paid in coins, where there are none for the exact total. */
function inCash({ amount, t }: PaperContext, { cash }: ReceiptDocument): Mark[] {
  if (cash === null) return [];
  return [...apart(t('cash_rounding'), amount(cash.rounding)), ...apart(t('paid_in_cash'), amount(cash.paid))];
}

function tip({ order: { tip: given = 0, totalAmount }, amount, t }: PaperContext): Mark[] {
  if (given === 0) return [];
  return [...apart(t('tip'), amount(given)), ...apart(t('with_tip'), amount(totalAmount + given))];
}

/** Taxes that are added to the prices. */
function taxes({ order: { tax }, amount, language }: PaperContext): Mark[] {
  return (tax?.sums ?? []).flatMap((sum) => {
    const name = `${tax?.label} ${percentText(sum.percent, language)}`;
    return apart(name, amount(sum.tax));
  });
}
