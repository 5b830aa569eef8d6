import type { PlaceOrderInput } from '../../../../contract/orders.ts';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal } from '../../../../domain/money/money.ts';
import { lineTotal, priceNumber } from '../../../../domain/orders/cart-item.ts';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import { plainPhone } from '../../../../domain/people/phone.ts';
import { cameFrom } from '../../../app/arrival.ts';
import { addressInputOf, fieldsOf } from '../../addresses/address-fields.ts';
import type { Checkout, CheckoutSurroundings } from '../derive-checkout.ts';

/** The placement payload (specification section 3), for a checkout without gaps. */
export function orderInput(checkout: Checkout, around: CheckoutSurroundings): PlaceOrderInput {
  const { draft, restaurant } = around;
  const { items, orderType, timing, figures } = checkout;
  const amount = (minor: number) => toDecimal(minor, decimalsOf(restaurant.currency.code));
  return {
    restaurantId: restaurant._id,
    items: items.map((item) => ({
      ...(restaurant.asksWishes && draft.wishes[item.signature] && { wish: draft.wishes[item.signature] }),
      ...(restaurant.takesLineNotes && item.note && { note: item.note }),
      ...(item.deal && { deal: item.deal }),
      productId: item.productId,
      quantity: item.quantity,
      unitPrice: priceNumber(item.price),
      productName: item.name,
      selectedOptions: item.selectedOptions,
      itemSubtotal: lineTotal(item),
    })),
    subtotal: amount(figures.subtotal),
    discountAmount: amount(figures.discountAmount),
    deliveryFee: amount(figures.deliveryFee),
    serviceFee: amount(figures.serviceFee ?? 0),
    ...(figures.bagFee && { bagFee: amount(figures.bagFee) }),
    ...(figures.smallOrderFee && { smallOrderFee: amount(figures.smallOrderFee) }),
    ...(figures.deposit && { deposit: amount(figures.deposit) }),
    taxes: amount(figures.taxes),
    totalAmount: amount(figures.totalAmount),
    ...(checkout.tip && { tip: amount(checkout.tip) }),
    orderType,
    isASAP: timing.isASAP,
    scheduledAt: timing.scheduledAt === null ? null : new Date(timing.scheduledAt).toISOString(),
    ...(timing.isASAP && timing.promisedAt !== null && { promisedAt: new Date(timing.promisedAt).toISOString() }),
    deliveryAddress: ORDER_TYPE[orderType].hasAddress ? deliveryAddress(checkout, around) : null,
    contactPhone: plainPhone(draft.phone),
    ...(checkout.minimumAge !== null && { ageConfirmed: draft.ageConfirmed }),
    ...(restaurant.asksBuyer && { buyer: draft.buyer }),
    ...(restaurant.textsGuests && draft.wantsTexts && { wantsTexts: true }),
    customerNotes: draft.customerNotes.trim(),
    paymentDetails: { method: checkout.paymentMethod ?? '', paymentStatus: 'Pending' },
    ...(draft.guest && { guest: { name: draft.guest.name.trim(), email: draft.guest.email.trim() } }),
    promotionId: checkout.promotion?.promotionId ?? null,
    ...sourceOfVisit(),
  };
}

/** By which link the guest came, if by one. */
function sourceOfVisit(): { source?: string } {
  const source = import.meta.env.SSR ? null : cameFrom();
  return source === null ? {} : { source };
}

function deliveryAddress({ address }: Checkout, { draft }: CheckoutSurroundings): PlaceOrderInput['deliveryAddress'] {
  const { street, city, postalCode, country, location, note } = addressInputOf(
    address ? fieldsOf(address) : draft.newAddress,
  );
  return { street, city, postalCode, postcode: postalCode, country, location, note };
}
