import type { User } from '../../../contract/accounts/accounts.ts';
import type { Address } from '../../../contract/accounts/addresses.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../domain/money/money.ts';
import { cartTotal, depositTotal } from '../../../domain/orders/cart-item.ts';
import { cashRounding } from '../../../domain/orders/cash-rounding.ts';
import { type CheckoutGap, checkoutGaps } from '../../../domain/orders/checkout-readiness.ts';
import { feeAmounts } from '../../../domain/orders/fees.ts';
import { methodsAllowed } from '../../../domain/orders/online-only.ts';
import { ORDER_TYPE, type OrderType } from '../../../domain/orders/order-types.ts';
import { methodsFor, methodsShown } from '../../../domain/orders/payment-methods.ts';
import { minimumOrderShortfall, type OrderFigures, orderTotal } from '../../../domain/orders/price-order.ts';
import { takesTip, tipOf } from '../../../domain/orders/tips.ts';
import { openStatus } from '../../../domain/times/opening-hours.ts';
import { firstSlot, isSchedulable } from '../../../domain/times/slots.ts';
import { type AddressFields, isCompleteAddress } from '../addresses/address-fields.ts';
import { postcodes as rules } from '../addresses/late-postcodes.ts';
import type { CartItem } from '../cart/cart-store.ts';
import { pricedItems } from '../cart/priced-items.ts';
import { orderFees } from '../restaurant/order-fees.ts';
import { orderTypesOf } from '../restaurant/use-order-type.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { placeOf } from './place-of.ts';
import { firstOffered, isOffered, type Offered } from './quote/offered-times.ts';
import { type PromotionApplied, placeKey, timesKey } from './quote/quoted.ts';

/** What the draft amounts to at this moment. Money in minor units, instants in ms. */
export interface Checkout {
  offered: OrderType[];
  orderType: OrderType;
  /** The lines at what they cost for this type. */
  items: readonly CartItem[];
  timing: Timing;
  /** The selected saved address; null while a new one is typed, and if the selected one no longer exists. */
  address: Address | null;
  paymentMethods: readonly string[];
  paymentMethod: string | null;
  /** `tip` is no part of the total; null: it cannot be given. */
  figures: OrderFigures & { taxes: number; totalAmount: number };
  /** Whether tax comes on top of these prices, and the server has not told yet how much: then the total is not known. */
  lacksTax: boolean;
  /** What is not served at the order's time, in the server's words; null: all is, as far as is known. */
  unserved: string | null;
  /** What is deducted; null: nothing is wanted, or not told yet. */
  promotion: PromotionApplied | null;
  tip: number | null;
  /** By how much coins pay more (below 0: less) than the total; 0: not paid in cash, or exactly. */
  cashRounding: number;
  /** How much a delivery is below the restaurant's minimum; 0 if it is not. */
  shortfall: number;
  /** What of the address decides about fee and minimum; null: they are the same everywhere, or there is no address yet. */
  place: ReturnType<typeof placeOf>;
  /** Whether the fee depends on an address that is not known, or of which the server has not told: then neither is the total. */
  lacksFee: boolean;
  /** The smallest order that is delivered there, and the subtotal from which on there is no fee (null: there always is). */
  minimum: number;
  freeFrom: number | null;
  /** Why it is not delivered there, or not then, in the server's words; empty: it is, or nobody knows yet. */
  notThere: string;
  /** The postcode of a complete delivery address to which the restaurant does not deliver; null: none. */
  tooFar: string | null;
  /** How old the customer must be for what is in the cart; null: nothing asks. */
  minimumAge: number | null;
  gaps: CheckoutGap[];
}

export interface Timing {
  /** Whether the restaurant has published its weekly hours. */
  hasHours: boolean;
  isOpen: boolean;
  /** The earliest slot; null when there is none within 7 days. */
  firstSlot: number | null;
  isASAP: boolean;
  scheduledAt: number | null;
  /** About when, as soon as possible; null: the restaurant says only how long it usually takes. `promisedTo`: by then at the latest. */
  promisedAt: number | null;
  promisedTo: number | null;
  /** The times of a restaurant that has set how it takes orders; null: not known yet, undefined: they follow from its hours. */
  free: Offered | null | undefined;
}

export interface CheckoutSurroundings {
  draft: CheckoutDraft;
  restaurant: Restaurant;
  user: User;
  /** As the cart keeps them. */
  items: readonly CartItem[];
  now: number;
}

export function deriveCheckout({ draft, restaurant, user, items: kept, now }: CheckoutSurroundings): Checkout {
  const types = orderTypesOf(restaurant);
  const orderType = orderTypeOf(draft, restaurant);
  const items = pricedItems(kept, orderType);
  const { quoted } = draft;
  const address = savedChoice(draft, user);
  const chosen = chosenAddress(draft, user);
  const place = placeOf(chosen, { orderType, restaurant });
  const zoned = place && quoted?.zoned?.place === placeKey(place) ? quoted.zoned : null;
  const times = quoted?.timesOf === timesKey(orderType, items, placeKey(place)) ? quoted.times : null;
  const timing = restaurant.orderTimes
    ? offeredTiming(draft, restaurant, times, now)
    : timingOf(draft, restaurant, now);
  const promotion = quoted?.promotion?.promotionId === draft.promotion.wanted?.id ? (quoted?.promotion ?? null) : null;
  const { address: choice } = draft;
  const terms = zoned?.terms ?? usualTerms(restaurant);
  const figures = figuresOf({ restaurant, orderType, items, promotion, fee: terms.fee, taxes: quoted?.taxes ?? 0 });
  const paymentMethods = methodsAllowed(
    methodsShown(restaurant.paymentMethods, orderType),
    restaurant.onlineOnly,
    {
      total: toDecimal(figures.totalAmount, decimalsOf(restaurant.currency.code)),
      isGuest: draft.guest !== null,
      scheduledAt: timing.scheduledAt,
      timezone: restaurant.timezone,
    },
    now,
  );
  // In the restaurant's own order (specification section 4), whatever is shown first.
  const wanted = [draft.paymentMethod, ...methodsFor(restaurant.paymentMethods, orderType)];
  const paymentMethod = wanted.find((name) => name !== null && paymentMethods.includes(name)) ?? null;
  const ages = items.flatMap((item) => item.minimumAge ?? []);
  const minimumAge = ages.length ? Math.max(...ages) : null;
  return {
    offered: types,
    orderType,
    items,
    timing,
    address,
    paymentMethods,
    paymentMethod,
    figures,
    lacksTax: restaurant.tax?.isIncluded === false && !quoted?.tax,
    unserved: quoted?.unserved?.message ?? null,
    ...{ place, minimum: terms.minimum, freeFrom: terms.freeFrom },
    lacksFee: Boolean(restaurant.deliverySettings.zones) && ORDER_TYPE[orderType].hasFee && !zoned?.terms,
    promotion,
    cashRounding: cashRounding(figures.totalAmount, {
      method: paymentMethod,
      coin: toMinor(restaurant.smallestCoin ?? 0, decimalsOf(restaurant.currency.code)) || 1,
    }),
    tip: takesTip(restaurant.tips, { orderType, paymentMethod, ...figures }) ? tipOf(draft.tip, figures) : null,
    shortfall: minimumOrderShortfall({ ...figures, orderType, minimumOrderValue: terms.minimum }),
    tooFar: ORDER_TYPE[orderType].hasAddress ? tooFar(chosen, restaurant) : null,
    notThere: zoned?.refused ?? '',
    minimumAge,
    gaps: checkoutGaps({
      orderType,
      guest: draft.guest,
      address:
        choice.kind === 'new'
          ? { kind: 'new', isComplete: chosen !== null }
          : { kind: 'saved', addressId: address?._id ?? null },
      phone: draft.phone,
      paymentMethod,
      isASAP: timing.isASAP,
      scheduledAt: timing.scheduledAt,
      lacksAge: minimumAge !== null && !draft.ageConfirmed,
    }),
  };
}

/**
 * Specification section 4, "Order timing at checkout": ASAP is possible only while open; while closed, the next slot is
 * preselected. A chosen slot counts no longer once it has passed.
 */
function timingOf({ isASAP, scheduledAt }: CheckoutDraft, restaurant: Restaurant, now: number): Timing {
  const { isOpen } = openStatus(restaurant, now);
  const first = firstSlot(restaurant, now);
  const usesASAP = isOpen && isASAP;
  const chosen = scheduledAt ?? (isOpen ? null : first);
  const isPossible = chosen !== null && isSchedulable(chosen, restaurant, now);
  return {
    hasHours: Boolean(restaurant.openingHours),
    isOpen,
    firstSlot: first,
    isASAP: usesASAP,
    scheduledAt: !usesASAP && isPossible ? chosen : null,
    promisedAt: null,
    promisedTo: null,
    free: undefined,
  };
}

/** The same by the times that the server offers. */
function offeredTiming(
  { isASAP, scheduledAt }: CheckoutDraft,
  restaurant: Restaurant,
  offered: Offered | null,
  now: number,
): Timing {
  const asap = offered?.asap && now <= offered.asap.until ? offered.asap : null;
  const first = offered && firstOffered(offered);
  const usesASAP = asap !== null && isASAP;
  const chosen = scheduledAt ?? (asap ? null : first);
  const isPossible = offered !== null && chosen !== null && isOffered(offered, chosen, restaurant.timezone);
  return {
    hasHours: Boolean(restaurant.openingHours),
    isOpen: asap !== null,
    firstSlot: first,
    isASAP: usesASAP,
    scheduledAt: !usesASAP && isPossible ? chosen : null,
    promisedAt: asap?.at ?? null,
    promisedTo: asap?.to ?? null,
    free: offered,
  };
}

export function orderTypeOf(draft: Pick<CheckoutDraft, 'orderType'>, restaurant: Restaurant): OrderType {
  const types = orderTypesOf(restaurant);
  return types.includes(draft.orderType) ? draft.orderType : (types[0] ?? 'Delivery');
}

function tooFar(chosen: Pick<Address, 'postalCode' | 'country'> | null, restaurant: Restaurant): string | null {
  if (!chosen) return null;
  const { postcodes } = restaurant.deliverySettings;
  const isNear = rules.get()?.deliversTo(postcodes, chosen.postalCode, chosen.country || restaurant.address.country);
  return isNear === false ? chosen.postalCode : null;
}

/** The complete address to which it is to be delivered; null: there is none yet. */
export function chosenAddress(draft: CheckoutDraft, user: User): Address | AddressFields | null {
  if (draft.address.kind === 'saved') return savedChoice(draft, user);
  return isCompleteAddress(draft.newAddress) ? draft.newAddress : null;
}

function savedChoice({ address }: CheckoutDraft, user: User): Address | null {
  return address.kind === 'saved' ? savedAddress(user, address.addressId) : null;
}

/** The terms wherever the address does not decide. */
function usualTerms({ deliverySettings: { fee, minimumOrderValue }, currency: { code } }: Restaurant) {
  const minor = (amount: number | null) => toMinor(amount ?? 0, decimalsOf(code));
  return { fee: minor(fee), minimum: minor(minimumOrderValue), freeFrom: null };
}

function savedAddress({ savedAddresses }: User, addressId: string | null): Address | null {
  return savedAddresses.find((address) => address._id === addressId) ?? null;
}

interface Priced {
  restaurant: Restaurant;
  orderType: OrderType;
  items: readonly CartItem[];
  promotion: PromotionApplied | null;
  /** Of a delivery. */
  fee: number;
  taxes: number;
}

function figuresOf({ restaurant, orderType, items, promotion, fee, taxes }: Priced): Checkout['figures'] {
  const decimals = decimalsOf(restaurant.currency.code);
  const subtotal = toMinor(cartTotal(items), decimals);
  const deliveryFee = ORDER_TYPE[orderType].hasFee ? fee : 0;
  // Never more than there is to pay: the discount may be that of the cart before.
  const discountAmount = Math.min(toMinor(promotion?.discountValue ?? 0, decimals), subtotal + deliveryFee);
  const fees = feeAmounts(orderFees(restaurant, { subtotal, orderType }));
  const deposit = toMinor(depositTotal(items), decimals);
  const figures = { subtotal, discountAmount, deliveryFee, ...fees, deposit };
  return { ...figures, taxes, totalAmount: orderTotal(figures) + taxes };
}
