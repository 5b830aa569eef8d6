import type { ValidatedItem } from '../../contract/cart-validation.ts';
import type { PlaceOrderInput } from '../../contract/orders.ts';
import type { PhoneQuote, PhoneQuoteInput } from '../../contract/staff/staff-phone-orders.ts';
import type { Language } from '../../domain/languages.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { lineSignature } from '../../domain/orders/cart-item.ts';
import type { Override } from '../../domain/orders/overrides.ts';
import { methodsFor } from '../../domain/orders/payment-methods.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import { appraiseOrder } from '../orders/appraise-order.ts';
import { checkPaidOnline } from '../orders/check-online.ts';
import { checkMinimum, figuresOf } from '../orders/check-prices.ts';
import { overrideOf } from '../orders/override.ts';
import type { PlaceOrderRequest } from '../orders/placement.ts';
import { presentCart } from '../orders/present-cart.ts';
import { validateCart } from '../orders/validate-cart.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { fill } from '../platform/sentence.ts';
import { loyaltyRefusals } from '../promotions/loyalty.refusals.ts';
import { promotionsRefusals } from '../promotions/promotions.refusals.ts';
import { findPromotion } from '../promotions/promotions.repo.ts';
import type { Services } from '../services.ts';

interface Question {
  tenant: Tenant;
  language: Language;
  input: PhoneQuoteInput;
}

const NOTHING = { subtotal: 0, discountAmount: 0, deliveryFee: 0, totalAmount: 0 };
const OF_PROMOTIONS = new Set(Object.values({ ...promotionsRefusals, ...loyaltyRefusals }).map(({ code }) => code));

/**
 * What an order comes to while it is being taken, and everything that stands in its way. Asks the same as placing it does, again
 * without what it was refused for, until nothing is left.
 */
export async function quotePhoneOrder(services: Services, question: Question): Promise<PhoneQuote> {
  const { tenant, language, input } = question;
  const { db } = services;
  const cart = { restaurantId: tenant.id, items: input.items.map(({ agreedPrice, ...item }) => item) };
  const { items, changes } = await validateCart(services, { tenant, language, input: cart });
  const { productsById: shown, restaurant } = await services.content.of(tenant.id, language);
  const quote: PhoneQuote = {
    items,
    changes,
    figures: NOTHING,
    obstacles: [],
    promotionId: input.promotionId,
    promotionProblem: null,
  };
  if (items.length === 0) return { ...quote, promotionId: null };
  const say = ({ kind, details }: Refusal) => fill(kind.message[language], details.values);
  if (input.couponCode && quote.promotionId === null) {
    quote.promotionId = (await findPromotion(db, tenant.id, { code: input.couponCode }))?.id ?? null;
    if (quote.promotionId === null) quote.promotionProblem = say(new Refusal(promotionsRefusals.promotion_unknown));
  }
  const { paymentMethods } = await readOrderingSettings(db, tenant.id);
  const methods = methodsFor(paymentMethods, input.orderType);
  const paymentMethod = methods.find((method) => method === input.paymentMethod) ?? methods[0] ?? '';
  const overrides: Override[] = ['prices'];
  // Nobody can say whether an address is in the area before it is known.
  if (!input.deliveryAddress?.street || !input.deliveryAddress.city) overrides.push('area');
  for (;;) {
    const placement = placementOf(question, items, { promotionId: quote.promotionId, paymentMethod, overrides });
    try {
      const appraisal = await appraiseOrder(db, { placement, shown, now: services.clock() });
      const { priced, settings } = appraisal;
      if (input.paymentMethod) checkPaidOnline({ placement, ...appraisal }, services.clock());
      checkMinimum({ orderType: input.orderType, priced, settings, language });
      const decimals = decimalsOf(restaurant.currency.code);
      return { ...quote, items: presentCart(appraisal.items, decimals).items, figures: figuresOf(priced, decimals) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const override = overrideOf(error);
      if (override && !overrides.includes(override)) {
        overrides.push(override);
        quote.obstacles.push({ override, message: say(error) });
      } else if (quote.promotionId !== null && OF_PROMOTIONS.has(error.kind.code)) {
        quote.promotionId = null;
        quote.promotionProblem = say(error);
      } else throw error;
    }
  }
}

/** The order as it would be placed. What is not known yet is filled in: a quote writes nothing. */
function placementOf(
  { tenant, language, input }: Question,
  items: readonly ValidatedItem[],
  chosen: { promotionId: string | null; paymentMethod: string; overrides: readonly Override[] },
): PlaceOrderRequest {
  const agreed = new Map(
    input.items.map(({ productId, selectedOptions, agreedPrice }) => [
      lineSignature(productId, selectedOptions),
      agreedPrice ?? null,
    ]),
  );
  const { promotionId, paymentMethod, overrides } = chosen;
  return {
    tenant,
    language,
    userId: '',
    idempotencyKey: null,
    channel: 'phone',
    overrides,
    input: {
      ...{ restaurantId: tenant.id, serviceFee: 0, taxes: 0, customerNotes: '', contactPhone: '', ...NOTHING },
      items: items.map(({ name, price, itemSubtotal, signature, ...item }) => ({
        ...item,
        productName: name,
        unitPrice: agreed.get(signature) ?? price,
        itemSubtotal,
      })),
      orderType: input.orderType,
      isASAP: input.isASAP,
      scheduledAt: input.scheduledAt,
      deliveryAddress: addressOf(input),
      paymentDetails: { method: paymentMethod, paymentStatus: 'Pending' },
      promotionId,
      couponCode: input.couponCode,
    },
  };
}

function addressOf({ orderType, deliveryAddress }: PhoneQuoteInput): PlaceOrderInput['deliveryAddress'] {
  if (orderType === 'Pickup') return null;
  const { street, city, postalCode, country } = deliveryAddress ?? {};
  return { street: street || '-', city: city || '-', postalCode, country };
}
