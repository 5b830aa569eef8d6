import type { Language } from '../../domain/languages.ts';
import { labelled } from '../../domain/look/labelled.ts';
import { isDeclined } from '../../domain/menu/declined-choice.ts';
import { cashRounding } from '../../domain/orders/cash-rounding.ts';
import { expectedTime } from '../../domain/orders/expected-time.ts';
import { notesInOneLine } from '../../domain/orders/notes-in-one-line.ts';
import { isCalledOff, isReviewable, type OrderStatus } from '../../domain/orders/order-status.ts';
import { ORDER_TYPE } from '../../domain/orders/order-types.ts';
import { isNamedMethod, type NamedMethod } from '../../domain/orders/payment-methods.ts';
import { quoted } from '../../domain/orders/quoted-note.ts';
import { townLine } from '../../domain/people/town-line.ts';
import type { OrderTax } from '../../domain/taxes/tax-settings.ts';
import type { OrderLineRow, StoredOrder } from '../orders/orders.repo.ts';
import { countedOptions } from '../orders/present/counted-options.ts';
import { paymentStatusShown } from '../orders/present/payment-status-shown.ts';
import { unlinked } from '../outbox/unlinked.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { moneyText } from '../platform/money-text.ts';
import { dateTimeText, isSameZonedDay, zonedSpanText, zonedTimeText } from '../platform/time-text.ts';
import { promiseOfRow } from '../promises/promise-of-row.ts';
import { creditNoteNumber, receiptNumber } from '../receipts/present-receipt.ts';
import { coinOf } from '../restaurants/coin-of.ts';
import { percentOfRate, percentText } from '../taxes/present-tax.ts';
import { foodLabel } from '../texts/food-label-texts.ts';
import { wishText } from '../texts/wish-texts.ts';
import type { EmailContext } from './email-context.ts';
import type { Block, Said } from './email-parts.ts';
import { mailPicture } from './mail-picture.ts';
import type { MailTextKey } from './mail-texts.ts';
import { paidWith } from './payment-blocks.ts';

const METHODS: Record<NamedMethod, MailTextKey> = {
  Cash: 'method_cash',
  'Cash on Delivery': 'method_cash_on_delivery',
  'Card on Delivery': 'method_card_on_delivery',
  'Online Payment (Placeholder)': 'method_online_payment_placeholder',
  'Card or wallet': 'method_card_or_wallet',
};

/** When the order is expected. Empty once the order is ready, handed over or called off. */
export function expectation(context: EmailContext, stored: StoredOrder, status: OrderStatus): Block[] {
  if (isCalledOff(status) || isReviewable(status) || status === 'Ready for Pickup') return [];
  const label = context.t(`expected_${ORDER_TYPE[stored.order.order_type].word}`);
  return [{ kind: 'highlight', label, value: expectedText(context, stored) }];
}

function expectedText({ row, restaurant, language, t }: EmailContext, { order }: StoredOrder): string {
  const { timezone, deliverySettings } = restaurant;
  const expected = expectedTime(promiseOfRow(order), deliverySettings[ORDER_TYPE[order.order_type].wait]);
  if ('text' in expected) return t('asap_usually', { time: expected.text });
  const { from, to } = expected;
  if (isSameZonedDay(from, row.created_at, timezone)) return zonedSpanText(expected, timezone, language);
  const start = dateTimeText(from, timezone, language);
  return from === to ? start : `${start} – ${zonedTimeText(to, timezone, language)}`;
}

/** The number that the order is called by, until it is handed over or called off. */
export function callNumber({ t }: EmailContext, { order }: StoredOrder, status: OrderStatus): Block[] {
  if (!order.call_number || isCalledOff(status) || isReviewable(status)) return [];
  return [{ kind: 'highlight', label: t('your_number'), value: `#${order.call_number}` }];
}

/** The ordered items and their prices. */
export function itemBlocks(
  { row, restaurant, language, origin, t }: EmailContext,
  { order, lines }: StoredOrder,
): Block[] {
  const money = (minor: number) => moneyText(minor, restaurant.currency, language);
  const fee = (label: MailTextKey, minor: number) => (minor > 0 ? [{ label: t(label), amount: money(minor) }] : []);
  const tax = fromJson(order.tax);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    {
      kind: 'items',
      heading: t('items', { count }),
      items: lines.map((line) => ({
        quantity: line.quantity,
        name: inItsOwn(line.product_name, line.product_lang ?? order.customer_language, language),
        details: [
          ...countedOptions(fromJson(line.selected_options))
            .filter((option) => !isDeclined(option))
            .map(({ optionName, valueLabel, valueLang = order.customer_language }) =>
              inItsOwn(labelled(optionName, valueLabel, language), valueLang, language),
            ),
          ...dealOf(line),
          ...(line.note ? [quoted(line.note)] : []),
          ...allergens(line),
          ...(line.wish && row.kind === 'order_placed' ? [wishText(line.wish, language)] : []),
        ],
        amount: money(line.subtotal),
        picture: mailPicture(line.picture, origin),
      })),
    },
    {
      kind: 'totals',
      rows: [
        { label: t('subtotal'), amount: money(order.subtotal) },
        ...discount(),
        ...fee('delivery_fee', order.delivery_fee),
        ...fee('bag_fee', order.bag_fee),
        ...fee('small_order_fee', order.small_order_fee),
        ...fee('service_fee', order.service_fee),
        ...fee('deposit', order.deposit),
        ...(tax?.isIncluded === false ? taxRows(tax) : []),
      ],
      total: { label: t('total'), amount: money(order.total) },
      after: [...(tax?.isIncluded ? taxRows(tax) : []), ...cashRows(), ...tipRows()],
    },
  ];

  /** What is paid in coins, where there are none for the exact total. */
  function cashRows() {
    const rounding = cashRounding(order.total, { method: order.payment_method, coin: coinOf(restaurant) });
    if (rounding === 0) return [];
    return [
      { label: t('cash_rounding'), amount: money(rounding) },
      { label: t('to_pay_in_cash'), amount: money(order.total + rounding) },
    ];
  }

  /** The tip, and what the customer pays with it. */
  function tipRows() {
    if (order.tip === 0) return [];
    return [...fee('tip', order.tip), ...fee('with_tip', order.total + order.tip)];
  }

  function taxRows({ label, isIncluded, sums }: OrderTax) {
    return sums.map(({ rate, tax }) => {
      const name = `${label} ${percentText(percentOfRate(rate), language)}`;
      return { label: isIncluded ? t('includes_tax', { tax: name }) : name, amount: money(tax) };
    });
  }

  function dealOf(line: OrderLineRow): Said[] {
    const deal = fromJson(line.deal ?? null);
    return deal ? [inItsOwn(deal.name, deal.lang ?? order.customer_language, language)] : [];
  }

  /** As declared when it was ordered; nothing where none were. */
  function allergens(line: OrderLineRow): string[] {
    const codes = fromJson(line.allergens) ?? [];
    if (codes.length === 0) return [];
    const names = codes.map((name) => foodLabel(name, language)).join(', ');
    return [labelled(t('allergens'), names, language)];
  }

  function discount() {
    if (order.discount === 0) return [];
    const name = order.promotion_code ?? order.promotion_name;
    return [{ label: name ? t('discount_with', { name }) : t('discount'), amount: `−${money(order.discount)}` }];
  }
}

/** `lang`: the text's; `ofMail`: the mail's. */
function inItsOwn(text: string, lang: Language, ofMail: Language): Said {
  return lang === ofMail ? text : { text, lang };
}

/** The order's number, time, place, payment and notes. */
export function orderFacts(context: EmailContext, stored: StoredOrder): Block {
  const { row, restaurant, language, t } = context;
  const { order } = stored;
  const notes = row.kind === 'order_placed' ? order.customer_notes : '';
  const receipt = receiptOf(context, stored);
  const noted = stored.receipt ? [...(stored.payment?.refunds ?? []), stored.receipt] : [];
  const creditNotes = noted.map(creditNoteNumber).filter(Boolean);
  const placed = dateTimeText(order.created_at, restaurant.timezone, language);
  const rows = [
    { label: t('order_number'), lines: [order.number] },
    { label: t('placed_at'), lines: [placed] },
    place(context, stored),
    ...(receipt ? [{ label: t('receipt'), lines: [receipt] }] : []),
    ...(creditNotes.length > 0 ? [{ label: t('credit_note'), lines: creditNotes }] : []),
    { label: t('payment'), lines: [payment(context, stored)] },
    ...(notes ? [{ label: t('your_notes'), lines: [unlinked(notesInOneLine(notes))] }] : []),
  ];
  return { kind: 'facts', rows };
}

function receiptOf({ t }: EmailContext, { order, receipt }: StoredOrder): string | null {
  if (!receipt) return null;
  const number = receiptNumber(receipt);
  return fromJson(order.tax)?.receipts === 'till' ? t('not_an_invoice', { number }) : number;
}

function place({ restaurant, t }: EmailContext, { order }: StoredOrder): { label: string; lines: string[] } {
  const delivery = fromJson(order.delivery_address);
  if (!delivery) {
    const { address } = restaurant;
    return { label: t('pickup_at'), lines: [restaurant.name, address.street, townLine(address)] };
  }
  const { street, city, postalCode, country, deliveryInstructions: text } = delivery;
  const lines = [street, townLine({ city, postcode: postalCode, country }), text ? t('instructions', { text }) : ''];
  return { label: t('deliver_to'), lines: lines.filter(Boolean).map(unlinked) };
}

function payment({ t, language }: EmailContext, stored: StoredOrder): string {
  const { order, payment: online } = stored;
  const chosen = order.payment_method;
  const name = isNamedMethod(chosen) ? t(METHODS[chosen]) : chosen;
  const method = online ? paidWith(name, online, language) : name;
  if (online?.row.state === 'authorised') return t(online.row.is_void_asked ? 'not_charged' : 'reserved', { method });
  if (online?.row.state === 'voided') return t('not_charged', { method });
  const status = paymentStatusShown(stored);
  if (status === 'Paid') return t('paid', { method });
  return status === 'Refunded' ? t('refunded', { method }) : method;
}
