import type { QuoteQuestion } from '../../../../contract/quote.ts';
import { isEmail } from '../../../../domain/people/email.ts';
import { isCheckoutPhone, plainPhone } from '../../../../domain/people/phone.ts';
import type { CartItem } from '../../cart/cart-store.ts';
import type { CheckoutDraft } from '../checkout-draft.ts';
import type { Checkout, CheckoutSurroundings } from '../derive-checkout.ts';

type Contact = Pick<QuoteQuestion, 'guestEmail' | 'contactPhone'>;

/**
 * What the page asks of the order as it is filled in. null: nothing, because the browser knows it all as long as no promotion is
 * wanted, the restaurant has set neither how it takes orders, nor how it is taxed, nor terms that depend on the address, and all dishes
 * are always served.
 */
export function quoteQuestion(
  { orderType, timing, place }: Pick<Checkout, 'orderType' | 'timing' | 'place'>,
  { draft, restaurant, items }: Pick<CheckoutSurroundings, 'draft' | 'restaurant' | 'items'>,
): QuoteQuestion | null {
  const { wanted } = draft.promotion;
  const isLimited = items.some(({ served }) => served);
  if (items.length === 0 || !(wanted || restaurant.orderTimes || restaurant.tax || isLimited || place)) return null;
  return {
    restaurantId: restaurant._id,
    items: items.map(askedItem),
    orderType,
    isASAP: timing.isASAP,
    scheduledAt: timing.scheduledAt === null ? null : new Date(timing.scheduledAt).toISOString(),
    ...(place && { deliveryAddress: place }),
    promotionId: wanted?.id ?? null,
  };
}

/** By whom the order's promotion will be counted, as far as it is filled in; nothing where none is wanted. */
export function saidContact({
  guest,
  phone,
  promotion: { wanted },
}: Pick<CheckoutDraft, 'guest' | 'phone' | 'promotion'>): Contact {
  return wanted ? contactOf({ guest, phone }) : {};
}

export function contactOf({ guest, phone }: Pick<CheckoutDraft, 'guest' | 'phone'>): Contact {
  return {
    ...(guest && isEmail(guest.email) && { guestEmail: guest.email.trim() }),
    ...(isCheckoutPhone(phone) && { contactPhone: plainPhone(phone) }),
  };
}

export function askedItem({ productId, quantity, selectedOptions, deal }: CartItem) {
  return {
    productId,
    quantity,
    selectedOptions: selectedOptions.map(({ optionId, valueId }) => ({ optionId, valueId })),
    ...(deal && { deal }),
  };
}
