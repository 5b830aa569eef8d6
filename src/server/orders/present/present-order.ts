import type { NamedDeal } from '../../../contract/order-items.ts';
import type { Order } from '../../../contract/orders.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import type { Language } from '../../../domain/languages.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal } from '../../../domain/money/money.ts';
import { cashRounding } from '../../../domain/orders/cash-rounding.ts';
import { promisedTime } from '../../../domain/orders/expected-time.ts';
import type { OrderChange } from '../../../domain/orders/order-changes.ts';
import { ORDER_TYPE } from '../../../domain/orders/order-types.ts';
import { presentCashRefund, presentPayment } from '../../payments/present-payment.ts';
import { toIso } from '../../platform/clock.ts';
import { fromJson } from '../../platform/database/json-columns.ts';
import type { StoredDeal, StoredOption } from '../../platform/tables/order-snapshots.ts';
import { promiseOfRow } from '../../promises/promise-of-row.ts';
import { presentReceipt } from '../../receipts/present-receipt.ts';
import { coinOf } from '../../restaurants/coin-of.ts';
import type { Services } from '../../services.ts';
import { presentShares, presentTax } from '../../taxes/present-tax.ts';
import type { OrderLineRow, StoredOrder } from '../orders.repo.ts';
import { countedOptions } from './counted-options.ts';
import { otherLang } from './other-lang.ts';
import { paymentStatusShown } from './payment-status-shown.ts';
import { presentCreditNotes } from './present-credit-notes.ts';
import { presentHanded } from './present-handed.ts';
import { presentProposal } from './present-proposal.ts';

/** Customers get the order in its own language, staff in the restaurant's (DECISIONS, settled 4). */
export type OrderReader = 'customer' | 'staff';

/** The only function that turns an order's rows into the wire form. */
export async function presentOrder(services: Services, stored: StoredOrder, reader: OrderReader): Promise<Order> {
  const { order } = stored;
  const lang = reader === 'staff' ? order.content_language : order.customer_language;
  const { restaurant } = await services.content.of(order.restaurant_id, lang);
  const amount = (minor: number) => toDecimal(minor, decimalsOf(restaurant.currency.code));
  const rounding = cashRounding(order.total, { method: order.payment_method, coin: coinOf(restaurant) });
  const promised = promisedTime(promiseOfRow(order));
  const tax = fromJson(order.tax);
  const creditNotes = presentCreditNotes(stored, amount);
  const proposed = fromJson(order.proposal ?? null);
  const proposal =
    proposed && presentProposal(proposed, { lines: stored.lines, isStaff: reader === 'staff', language: lang, amount });
  return {
    _id: order.id,
    orderNumber: order.number,
    ...(order.call_number && { callNumber: order.call_number }),
    createdAt: toIso(order.created_at),
    version: order.version,
    status: order.status,
    totalAmount: amount(order.total),
    ...(order.tip > 0 && { tip: amount(order.tip) }),
    subtotal: amount(order.subtotal),
    discountAmount: amount(order.discount),
    deliveryFee: amount(order.delivery_fee),
    ...(order.bag_fee > 0 && { bagFee: amount(order.bag_fee) }),
    ...(order.small_order_fee > 0 && { smallOrderFee: amount(order.small_order_fee) }),
    serviceFee: amount(order.service_fee),
    ...(order.deposit > 0 && { deposit: amount(order.deposit) }),
    ...(rounding !== 0 && { cashRounding: amount(rounding) }),
    taxes: amount(order.taxes),
    ...(tax && { tax: presentTax(tax, amount) }),
    ...(order.buyer && { buyer: fromJson(order.buyer) }),
    ...(tax && stored.receipt && { receipt: presentReceipt(stored.receipt, tax) }),
    ...(creditNotes.length > 0 && { creditNotes }),
    orderType: order.order_type,
    isASAP: order.is_asap === 1,
    scheduledAt: toIso(order.scheduled_at),
    ...(order.is_asap === 1 && order.promised_at !== null && { promisedAt: toIso(order.promised_at) }),
    ...(promised && promised.to > promised.from && { promisedTo: toIso(promised.to) }),
    estimatedReadyAt: toIso(order.estimated_ready_at),
    pickupTimeEstimate: ORDER_TYPE[order.order_type].hasAddress ? null : restaurant.deliverySettings.collectionTime,
    customerNotes: order.customer_notes,
    ...(order.avoids && { avoids: fromJson(order.avoids) }),
    contactPhone: order.contact_phone,
    currency: restaurant.currency,
    restaurantId: presentRestaurant(restaurant),
    appliedPromotion: presentPromotion(stored, reader),
    deliveryAddress: fromJson(order.delivery_address),
    ...presentHanded(order, reader),
    paymentDetails: {
      method: order.payment_method,
      paymentStatus: paymentStatusShown(stored),
      paidAt: toIso(order.paid_at),
      ...(stored.payment && { online: presentPayment(stored.payment, stored.lines, amount) }),
      ...(stored.cashRefunds.length > 0 && {
        cashRefunds: stored.cashRefunds.map((refund) => presentCashRefund(refund, stored.lines, amount)),
      }),
    },
    statusHistory: stored.history.map(({ status, changed_at, notes }) => ({
      status,
      changedAt: toIso(changed_at),
      notes,
    })),
    items: stored.lines.map((line) => presentLine(line, { reader, lang, amount })),
    ...(order.changes && {
      changes: fromJson(order.changes).map((change) => presentChange(change, { reader, lang, amount })),
    }),
    ...(proposal && { proposal }),
    isReviewed: stored.isReviewed,
    lang,
  };
}

interface Reading {
  reader: OrderReader;
  /** In which the order is read. */
  lang: Language;
  amount(minor: number): number;
}

function presentLine(line: OrderLineRow, { reader, lang, amount }: Reading): Order['items'][number] {
  const forStaff = reader === 'staff';
  const shares = fromJson(line.tax_shares);
  const deal = fromJson(line.deal ?? null);
  return {
    productId: line.product_id,
    productName: forStaff ? line.product_name_original : line.product_name,
    ...(!forStaff && otherLang(line.product_lang, lang)),
    productImage: line.picture,
    quantity: line.quantity,
    unitPrice: amount(line.unit_price),
    ...(line.deposit > 0 && { deposit: amount(line.deposit) }),
    itemSubtotal: amount(line.subtotal),
    selectedOptions: countedOptions(fromJson(line.selected_options)).map((option) => ({
      optionId: option.optionId,
      valueId: option.valueId,
      optionName: forStaff ? option.optionNameOriginal : option.optionName,
      valueLabel: forStaff ? option.valueLabelOriginal : option.valueLabel,
      ...(!forStaff && langsOf(option, lang)),
      priceAdjustment: amount(option.priceAdjustment),
      ...(option.count > 1 && { count: option.count }),
    })),
    ...(line.wish && { wish: line.wish }),
    ...(line.note && { note: line.note }),
    ...(deal && { deal: presentDeal(deal, { reader, lang }) }),
    ...(shares && { taxShares: presentShares(shares, amount) }),
  };
}

function presentDeal(
  { dealId, lineId, key, name, lang, nameOriginal }: StoredDeal,
  { reader, lang: ofOrder }: Pick<Reading, 'reader' | 'lang'>,
): NamedDeal {
  const ids = { dealId, lineId, key };
  return reader === 'staff' ? { ...ids, name: nameOriginal } : { ...ids, name, ...otherLang(lang, ofOrder) };
}

function langsOf({ optionLang, valueLang }: StoredOption, ofOrder: Language) {
  return {
    ...(optionLang && optionLang !== ofOrder && { optionLang }),
    ...(valueLang && valueLang !== ofOrder && { valueLang }),
  };
}

function presentChange(
  { at, reason, items, before, after }: OrderChange,
  { reader, lang: ofOrder, amount }: Reading,
): NonNullable<Order['changes']>[number] {
  return {
    at: toIso(at),
    reason,
    items: items.map(({ name, lang, nameOriginal, from, to }) => ({
      ...(reader === 'staff' ? { name: nameOriginal } : { name, ...otherLang(lang, ofOrder) }),
      ...{ from, to },
    })),
    ...{ before: amount(before), after: amount(after) },
  };
}

function presentRestaurant({ _id, name, address }: Restaurant): Order['restaurantId'] {
  return { _id, name, address: { street: address.street, city: address.city, postalCode: address.postcode } };
}

function presentPromotion({ order }: StoredOrder, reader: OrderReader): Order['appliedPromotion'] {
  const { promotion_id: promotionId, promotion_code: code, promotion_name: name, promotion_name_original } = order;
  if (!promotionId) return null;
  if (reader === 'staff') return { promotionId, code, name: promotion_name_original ?? name ?? '' };
  return { promotionId, code, name: name ?? '', ...otherLang(order.promotion_lang, order.customer_language) };
}
