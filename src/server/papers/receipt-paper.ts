import { labelled } from '../../domain/look/labelled.ts';
import { isDeclined } from '../../domain/menu/declined-choice.ts';
import { percentText } from '../taxes/present-tax.ts';
import type { PaperContext } from './paper-context.ts';
import { notes, whoAndHow } from './paper-parts.ts';
import { apart, centred, counted, type Mark, RULE, textLine } from './rows.ts';

/** What the customer keeps: who sold what at which price. */
export function receiptPaper(context: PaperContext): Mark[] {
  const { restaurant, order, items, amount, t, paymentMethod, time, dueTime, dueDay } = context;
  const { method, paymentStatus } = order.paymentDetails;
  return [
    ...notes(context),
    ...centred(restaurant.name, { bold: true, size: 2 }),
    ...centred(restaurant.address),
    ...centred([order.orderNumber, dueDay, dueTime].filter(Boolean).join(' · '), { bold: true }),
    ...centred([whoAndHow(context), t('ordered_at', { time: time(order.createdAt) })].join(' · ')),
    ...number(context),
    RULE,
    ...items.flatMap((item) => [
      ...apart(`${item.quantity} × ${item.productName}`, amount(item.itemSubtotal)),
      ...item.selectedOptions
        .filter((option) => !isDeclined(option))
        .flatMap(({ optionName, valueLabel }) => counted('', labelled(optionName, valueLabel, order.lang))),
    ]),
    RULE,
    ...sums(context),
    ...apart(t('total'), amount(order.totalAmount), { bold: true }),
    ...(order.tax?.isIncluded ? taxes(context) : []),
    ...inCash(context),
    ...tip(context),
    ...textLine([paymentMethod(method), paymentStatus === 'Paid' ? t('paid') : ''].filter(Boolean).join(', ')),
    ...creditNotes(context),
    RULE,
    ...textLine(order.customerName),
  ];
}

function number({ order: { receipt }, t }: PaperContext): Mark[] {
  if (!receipt) return [];
  const lines = [t('receipt_number', { number: receipt.number }), receipt.kind === 'till' ? t('not_an_invoice') : ''];
  return lines.filter(Boolean).flatMap((line) => centred(line));
}

function creditNotes({ order, amount, t, language }: PaperContext): Mark[] {
  return (order.creditNotes ?? []).flatMap(({ number: name, reverses, amount: back, tip: given = 0, sums: taxed }) => {
    const signed = (value: number) => amount(reverses ? value : -value);
    const title = reverses
      ? t('credit_note_reversal', { number: name, reversed: reverses })
      : t('credit_note', { number: name });
    return [
      RULE,
      ...apart(title, signed(back), { bold: true }),
      ...taxed.flatMap(({ percent, tax }) =>
        apart(`${order.tax?.label} ${percentText(percent, language)}`, signed(tax)),
      ),
      ...(given > 0 ? apart(t('tip'), signed(given)) : []),
    ];
  });
}

function sums(context: PaperContext): Mark[] {
  const { order, amount, t } = context;
  const {
    subtotal,
    discountAmount,
    deliveryFee,
    bagFee = 0,
    smallOrderFee = 0,
    serviceFee,
    deposit = 0,
    appliedPromotion,
  } = order;
  const rows = [
    { name: t('subtotal'), value: subtotal },
    { name: appliedPromotion?.name || t('discount'), value: -discountAmount },
    { name: t('delivery_fee'), value: deliveryFee },
    { name: t('bag_fee'), value: bagFee },
    { name: t('small_order_fee'), value: smallOrderFee },
    { name: t('service_fee'), value: serviceFee },
    { name: t('deposit'), value: deposit },
  ].filter(({ value }, index) => index === 0 || value !== 0);
  const added = order.tax?.isIncluded === false ? taxes(context) : [];
  if (rows.length === 1 && added.length === 0) return [];
  return [...rows.flatMap(({ name, value }) => apart(name, amount(value))), ...added];
}

/** What is paid in coins, where there are none for the exact total. */
function inCash({ order: { cashRounding = 0, totalAmount }, amount, t }: PaperContext): Mark[] {
  if (cashRounding === 0) return [];
  return [
    ...apart(t('cash_rounding'), amount(cashRounding)),
    ...apart(t('paid_in_cash'), amount(totalAmount + cashRounding)),
  ];
}

function tip({ order: { tip: given = 0, totalAmount }, amount, t }: PaperContext): Mark[] {
  if (given === 0) return [];
  return [...apart(t('tip'), amount(given)), ...apart(t('with_tip'), amount(totalAmount + given))];
}

function taxes({ order: { tax }, amount, t, language }: PaperContext): Mark[] {
  return (tax?.sums ?? []).flatMap((sum) => {
    const name = `${tax?.label} ${percentText(sum.percent, language)}`;
    return apart(tax?.isIncluded ? t('includes_tax', { tax: name }) : name, amount(sum.tax));
  });
}
