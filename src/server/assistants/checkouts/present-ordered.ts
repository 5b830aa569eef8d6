import type { Order } from '../../../contract/orders.ts';
import type { CheckoutAnswer } from '../../../contract/ucp.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toMinor } from '../../../domain/money/money.ts';
import { continuePath } from '../../../domain/orders/assistant-source.ts';
import { trackingPath } from '../../../domain/orders/tracking-path.ts';
import type { CheckoutRow } from '../../checkouts/checkouts.repo.ts';
import { trackingTokenOf } from '../../checkouts/tracking-token.ts';
import { findOrder, type StoredOrder } from '../../orders/orders.repo.ts';
import { presentOrder } from '../../orders/present/present-order.ts';
import { fromJson } from '../../platform/database/json-columns.ts';
import { commonRefusals } from '../../platform/refusals/common-refusals.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { Services } from '../../services.ts';
import { plainData } from '../plain-data.ts';
import { ucpEnvelope } from '../ucp-envelope.ts';
import { zonedIso } from '../zoned-iso.ts';
import { texts } from './checkout-texts.ts';
import { presentEstablishment } from './present-establishment.ts';
import { lineTotals } from './present-lines.ts';
import { presentTotals } from './present-totals.ts';
import { linksOf, type Shown } from './shown.ts';

/**
 * A checkout of which a person has made an order: the order's own dishes and sums. The restaurant has it once it has accepted it; until then it
 * may still fail to be paid, or be declined.
 */
export async function presentOrdered(
  services: Services,
  row: CheckoutRow & { order_id: string },
  { tenant, origin }: Shown,
): Promise<CheckoutAnswer> {
  const { language } = row;
  const scope = { restaurantId: tenant.id, userId: null, withUnsent: true };
  const stored = await findOrder(services.db, { ...scope, id: row.order_id });
  if (!stored) throw new Refusal(commonRefusals.not_found);
  const order = await presentOrder(services, stored, 'customer');
  const content = await services.content.of(tenant.id, language);
  const minor = (decimal = 0) => toMinor(decimal, decimalsOf(order.currency.code));
  const status = statusOf(stored);
  const { buyer } = fromJson(row.input);
  return {
    ucp: ucpEnvelope(),
    id: row.id,
    status,
    currency: order.currency.code,
    food_establishment: presentEstablishment(content, tenant),
    ...(buyer && { buyer }),
    line_items: order.items.map((item, index) => presentItem(item, index, minor)),
    totals: presentTotals({
      figures: figuresOf(order, minor),
      tip: minor(order.tip),
      orderType: order.orderType,
      language,
    }),
    ...(status === 'canceled' && {
      messages: [{ type: 'info' as const, code: 'order_not_taken', content: texts.not_taken[language] }],
    }),
    links: linksOf(origin),
    ...(status === 'complete_in_progress' && {
      continue_url: origin + continuePath(row.id, language),
      expires_at: zonedIso(row.expires_at, tenant.timezone),
    }),
    ...(status === 'completed' && {
      order: {
        id: order.orderNumber,
        ...(order.callNumber !== undefined && { label: `#${order.callNumber}` }),
        tracking_url: origin + trackingPath(trackingTokenOf(row.id)),
      },
    }),
  };
}

/** What was accepted stays completed, whatever becomes of it. */
function statusOf({ order, history }: StoredOrder): 'complete_in_progress' | 'completed' | 'canceled' {
  if (history.some(({ status }) => status === 'Confirmed')) return 'completed';
  const isWaiting = order.status === 'Awaiting Payment' || order.status === 'Pending Confirmation';
  return isWaiting ? 'complete_in_progress' : 'canceled';
}

type ToMinor = (decimal?: number) => number;

function presentItem(
  item: Order['items'][number],
  index: number,
  minor: ToMinor,
): CheckoutAnswer['line_items'][number] {
  const modifications = item.selectedOptions.map(({ valueId, valueLabel, priceAdjustment, count = 1 }) => {
    const title = plainData(valueLabel, 100);
    const all = minor(priceAdjustment);
    if (count === 1 || all % count !== 0) return { id: valueId, title, price: all };
    return { id: valueId, title, price: all / count, quantity: count };
  });
  return {
    id: `li_${index + 1}`,
    quantity: item.quantity,
    dish: {
      id: item.productId,
      title: plainData(item.productName, 100),
      price: minor(item.unitPrice),
      ...(modifications.length > 0 && { modifications }),
      ...(item.note && { note: item.note }),
    },
    ...(item.deal && { deal: { id: item.deal.dealId, line_id: item.deal.lineId, key: item.deal.key } }),
    totals: lineTotals(minor(item.itemSubtotal)),
  };
}

function figuresOf(order: Order, minor: ToMinor) {
  return {
    subtotal: minor(order.subtotal),
    discountAmount: minor(order.discountAmount),
    deliveryFee: minor(order.deliveryFee),
    bagFee: minor(order.bagFee),
    smallOrderFee: minor(order.smallOrderFee),
    serviceFee: minor(order.serviceFee),
    deposit: minor(order.deposit),
    taxes: minor(order.taxes),
    totalAmount: minor(order.totalAmount),
  };
}
