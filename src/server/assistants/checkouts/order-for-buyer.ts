import type { PlaceOrderInput } from '../../../contract/orders.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal } from '../../../domain/money/money.ts';
import { BY_ASSISTANT } from '../../../domain/orders/assistant-source.ts';
import type { CheckoutRow } from '../../checkouts/checkouts.repo.ts';
import { placeOrder } from '../../orders/place/place-order.ts';
import { presentCart } from '../../orders/quote/present-cart.ts';
import { toIso } from '../../platform/clock.ts';
import { fromJson } from '../../platform/database/json-columns.ts';
import type { Tenant } from '../../platform/http/app.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { Services } from '../../services.ts';
import { type AppraisedCheckout, appraiseCheckout } from './appraise-checkout.ts';
import { assistantPolicy, CheckoutTaken } from './assistant-policy.ts';
import { isKnownBuyer } from './known-buyer.ts';
import { counterMethod } from './may-complete.ts';
import { checkoutNotes } from './open-checkout.ts';

/**
 * Places the order of a checkout where the owner lets assistants do so (decision 187), once, however often it is asked for. Nothing is
 * placed that a person has to confirm, or that is refused.
 */
export async function orderForBuyer(
  services: Services,
  { row, tenant, network }: { row: CheckoutRow; tenant: Tenant; network: string },
): Promise<void> {
  const { language } = row;
  if (row.order_id !== null || row.canceled_at !== null || row.expires_at <= services.clock()) return;
  const found = await appraiseCheckout(services, { tenant, language, input: fromJson(row.input) });
  const method = found.refusedTime === null ? counterMethod(found) : null;
  const phone = found.input.buyer?.phone_number ?? '';
  if (method === null || !(await isKnownBuyer(services.db, tenant, phone))) return;
  const input = inputOf(found, { tenant, row, method });
  const policy = assistantPolicy(row.id);
  const asked = { tenant, language, userId: '', network, input, idempotencyKey: null, policy, source: BY_ASSISTANT };
  try {
    await placeOrder(services, asked);
  } catch (error) {
    // Whoever asks is answered the checkout as it stands now.
    if (!(error instanceof Refusal || error instanceof CheckoutTaken)) throw error;
  }
}

/** The order as our own page would send it. */
function inputOf(
  found: AppraisedCheckout,
  { tenant, row, method }: { tenant: Tenant; row: CheckoutRow; method: string },
): PlaceOrderInput {
  const { asked, appraisal, input } = found;
  const { settings, priced, items } = appraisal;
  const decimals = decimalsOf(settings.currency.code);
  const amount = (minor: number) => toDecimal(minor, decimals);
  const { first_name = '', last_name = '', email = '', phone_number = '' } = input.buyer ?? {};
  return {
    restaurantId: tenant.id,
    items: presentCart(items, { decimals, language: row.language }).items.map(
      ({ productId, quantity, price, name, selectedOptions, itemSubtotal, note, deal }) => ({
        ...{ productId, quantity, selectedOptions, itemSubtotal },
        unitPrice: price,
        productName: name,
        ...(note && { note }),
        ...(deal && { deal }),
      }),
    ),
    subtotal: amount(priced.subtotal),
    discountAmount: 0,
    deliveryFee: amount(priced.deliveryFee),
    serviceFee: amount(priced.serviceFee),
    bagFee: amount(priced.bagFee),
    smallOrderFee: amount(priced.smallOrderFee),
    deposit: amount(priced.deposit),
    taxes: amount(priced.taxes),
    totalAmount: amount(priced.totalAmount),
    orderType: asked.orderType,
    isASAP: asked.isASAP,
    scheduledAt: toIso(asked.scheduledAt),
    deliveryAddress: null,
    contactPhone: phone_number,
    customerNotes: checkoutNotes(found),
    paymentDetails: { method, paymentStatus: 'Pending' },
    promotionId: null,
    guest: { name: [first_name, last_name].filter(Boolean).join(' '), email },
  };
}
