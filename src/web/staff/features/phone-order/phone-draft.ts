import type { NamedDeal, SelectedOption } from '../../../../contract/order-items.ts';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import type {
  Caller,
  PhoneOrderInput,
  PhoneQuote,
  PhoneQuoteInput,
} from '../../../../contract/staff/staff-phone-orders.ts';
import { piecesOf } from '../../../../domain/menu/pieces.ts';
import { lineSignature } from '../../../../domain/orders/cart-item.ts';
import { ORDER_TYPE, type OrderType, offeredTypes } from '../../../../domain/orders/order-types.ts';
import type { Override } from '../../../../domain/orders/overrides.ts';
import { isPaidOnline, methodsFor } from '../../../../domain/orders/payment-methods.ts';
import { isCheckoutPhone } from '../../../../domain/people/phone.ts';
import { isPostcodeOf, postcodeNeed } from '../../../../domain/people/postcode.ts';
import type { Point } from '../../../../domain/zones/distance.ts';

export interface DraftLine {
  productId: string;
  name: string;
  quantity: number;
  selectedOptions: SelectedOption[];
  /** What the caller says to it; missing: nothing. */
  note?: string | undefined;
  /** Instead of the menu's base price; null: the menu's. */
  agreedPrice: number | null;
  /** The deal that it is part of; missing: none. */
  deal?: NamedDeal | undefined;
}

export type DraftAddress = Record<'street' | 'city' | 'postalCode' | 'country' | 'note', string> & {
  /** Where it lies, once that is known and as long as nothing else is typed. */
  point?: Point | null;
};

/** An order while somebody on the phone gives it. */
export interface PhoneDraft {
  phone: string;
  name: string;
  email: string;
  orderType: OrderType;
  address: DraftAddress;
  isASAP: boolean;
  readyInMinutes: number | null;
  /** ISO 8601; null: none is chosen. */
  scheduledAt: string | null;
  notes: string;
  paymentMethod: string | null;
  couponCode: string;
  lines: DraftLine[];
  overrides: Override[];
  reason: string;
}

/** The times that can be promised, as on the board. */
export const PROMISES = [15, 20, 30, 45, 60, 90];

export function emptyDraft(restaurant: Restaurant): PhoneDraft {
  const { city, country } = restaurant.address;
  const orderType = offeredTypes(restaurant.deliverySettings)[0] ?? 'Delivery';
  return {
    ...{ phone: '', name: '', email: '', notes: '', couponCode: '', reason: '' },
    orderType,
    // Most deliveries stay in the restaurant's own town.
    address: { street: '', city, postalCode: '', country, note: '' },
    isASAP: true,
    readyInMinutes: restaurant.orderTimes ? null : 30,
    scheduledAt: null,
    paymentMethod: phoneMethods(restaurant, orderType)[0] ?? null,
    lines: [],
    overrides: [],
  };
}

/** How an order by telephone may be paid: at the door, or online by a link, because nobody types a card for the caller. */
export function phoneMethods(restaurant: Restaurant, orderType: OrderType): string[] {
  const online = methodsFor(restaurant.paymentMethods, orderType).filter(isPaidOnline);
  return [...doorMethods(restaurant, orderType), ...online];
}

export function doorMethods({ paymentMethods }: Restaurant, orderType: OrderType): string[] {
  return methodsFor(paymentMethods, orderType).filter((method) => !isPaidOnline(method));
}

export function addressFrom(known: Caller['addresses'][number]): DraftAddress {
  const { street, city, postalCode, country, deliveryInstructions, coordinates } = known;
  return { street, city, postalCode, country, note: deliveryInstructions ?? '', point: coordinates ?? null };
}

/** What an earlier order asked for, as far as the restaurant still offers it. */
export function draftAgain(order: StaffOrder, restaurant: Restaurant): Partial<PhoneDraft> {
  const { orderType, deliveryAddress, items, paymentDetails } = order;
  const methods = phoneMethods(restaurant, orderType);
  return {
    orderType,
    ...(deliveryAddress && { address: addressFrom(deliveryAddress) }),
    paymentMethod: methods.find((method) => method === paymentDetails.method) ?? methods[0] ?? null,
    lines: items.map(({ productId, productName, quantity, selectedOptions, note, deal }) => ({
      ...{ productId, quantity, selectedOptions: piecesOf(selectedOptions), note, deal },
      name: productName,
      agreedPrice: null,
    })),
  };
}

export function signatureOf({ productId, selectedOptions, note, deal }: DraftLine): string {
  return lineSignature(productId, selectedOptions, note, deal);
}

/** The lines with one more; the same dish with the same choices counts up. */
export function withLine(lines: readonly DraftLine[], line: DraftLine): DraftLine[] {
  const same = lines.find((each) => signatureOf(each) === signatureOf(line));
  if (!same) return [...lines, line];
  return lines.map((each) => (each === same ? { ...each, quantity: each.quantity + line.quantity } : each));
}

/** The lines as the menu allows them now, with the prices that were agreed on. */
export function linesOf(quote: PhoneQuote, lines: readonly DraftLine[]): DraftLine[] {
  const agreed = new Map(lines.map((line) => [signatureOf(line), line.agreedPrice]));
  return quote.items.map(({ productId, name, quantity, selectedOptions, note, signature, deal }) => ({
    ...{ productId, name, quantity, selectedOptions, note, deal },
    agreedPrice: agreed.get(signature) ?? null,
  }));
}

export function quoteInputOf(draft: PhoneDraft): PhoneQuoteInput {
  const { orderType, isASAP, scheduledAt, address, couponCode, lines, paymentMethod } = draft;
  return {
    ...(paymentMethod && { paymentMethod }),
    items: lines.map(({ productId, quantity, selectedOptions, note, agreedPrice, deal }) => ({
      ...{ productId, quantity, note, agreedPrice, deal },
      selectedOptions: selectedOptions.map(({ optionId, valueId }) => ({ optionId, valueId })),
    })),
    orderType,
    // Until a time is chosen, nothing can be wrong with it.
    isASAP: isASAP || scheduledAt === null,
    scheduledAt: isASAP ? null : scheduledAt,
    deliveryAddress: ORDER_TYPE[orderType].hasAddress && isWholeAddress(address) ? sentAddress(address) : null,
    promotionId: null,
    ...(couponCode.trim() && { couponCode: couponCode.trim() }),
  };
}

export function phoneOrderOf(draft: PhoneDraft, quote: PhoneQuote, restaurantId: string): PhoneOrderInput {
  const { address, orderType, couponCode, lines, overrides } = draft;
  const hasPrices = lines.some(({ agreedPrice }) => agreedPrice !== null);
  const needed = quote.obstacles.map(({ override }) => override).filter((each) => overrides.includes(each));
  const applied: Override[] = hasPrices ? [...needed, 'prices'] : needed;
  return {
    restaurantId,
    items: quote.items.map(({ productId, quantity, price, name, selectedOptions, note, itemSubtotal, deal }) => ({
      ...{ productId, quantity, selectedOptions, note, itemSubtotal, deal },
      unitPrice: price,
      productName: name,
    })),
    ...quote.figures,
    serviceFee: quote.figures.serviceFee ?? 0,
    taxes: quote.figures.taxes ?? 0,
    orderType,
    isASAP: draft.isASAP,
    scheduledAt: draft.isASAP ? null : draft.scheduledAt,
    deliveryAddress: ORDER_TYPE[orderType].hasAddress
      ? { ...sentAddress(address), postcode: address.postalCode }
      : null,
    contactPhone: draft.phone,
    customerNotes: draft.notes,
    paymentDetails: { method: draft.paymentMethod ?? '', paymentStatus: 'Pending' },
    promotionId: quote.promotionId,
    ...(quote.promotionId && { couponCode: couponCode.trim() }),
    customerName: draft.name,
    email: draft.email.trim() || null,
    readyInMinutes: draft.isASAP ? draft.readyInMinutes : null,
    overrides: applied,
    ...(applied.length > 0 && { overrideReason: draft.reason.trim() }),
  };
}

/** Overrides that the order still needs, and a manager has not given. */
export function unsettled(draft: PhoneDraft, quote: PhoneQuote): PhoneQuote['obstacles'] {
  return quote.obstacles.filter(({ override }) => !draft.overrides.includes(override));
}

/** Whether anything is taken against the restaurant's rules, for which there must be a reason. */
export function needsReason({ lines, overrides }: PhoneDraft, quote: PhoneQuote | null): boolean {
  const isOverridden = quote?.obstacles.some(({ override }) => overrides.includes(override)) ?? false;
  return isOverridden || lines.some(({ agreedPrice }) => agreedPrice !== null);
}

type Field = 'phone' | 'name' | 'street' | 'city' | 'postalCode' | 'scheduledAt' | 'paymentMethod' | 'lines';

/** What is missing or wrong, by the name of a sentence of the section `fields`. */
export function faultsOf(draft: PhoneDraft): Partial<Record<Field, 'required' | 'phone_invalid' | 'postcode_invalid'>> {
  const { phone, name, orderType, address, isASAP, scheduledAt, paymentMethod, lines } = draft;
  const { street, city, postalCode, country } = address;
  const delivers = ORDER_TYPE[orderType].hasAddress;
  const lacksPostcode = !postalCode.trim() && postcodeNeed(country) === 'required';
  const hasOddPostcode = Boolean(postalCode.trim()) && !isPostcodeOf(country, postalCode);
  return {
    ...(!isCheckoutPhone(phone) && { phone: phone.trim() ? 'phone_invalid' : 'required' }),
    ...(!name.trim() && { name: 'required' }),
    ...(lines.length === 0 && { lines: 'required' }),
    ...(delivers && !street.trim() && { street: 'required' }),
    ...(delivers && !city.trim() && { city: 'required' }),
    ...(delivers && lacksPostcode && { postalCode: 'required' }),
    ...(delivers && hasOddPostcode && { postalCode: 'postcode_invalid' }),
    ...(!isASAP && scheduledAt === null && { scheduledAt: 'required' }),
    ...(!paymentMethod && { paymentMethod: 'required' }),
  };
}

function sentAddress({ point, ...address }: DraftAddress) {
  return {
    ...address,
    ...(point && { location: { type: 'Point' as const, coordinates: [point[0], point[1]] as [number, number] } }),
  };
}

/** Whether it can be asked what holds there. */
export function isWholeAddress({ street, city, postalCode, country }: DraftAddress): boolean {
  if (!street.trim() || !city.trim()) return false;
  return postalCode.trim() ? isPostcodeOf(country, postalCode) : postcodeNeed(country) !== 'required';
}
