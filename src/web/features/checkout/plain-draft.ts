import type { User } from '../../../contract/accounts/accounts.ts';
import type { KeptPlace } from '../../../contract/page-handler.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { DEFAULTS } from '../../../domain/limits.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { ORDER_TYPES } from '../../../domain/orders/order-types.ts';
import { WISHES } from '../../../domain/orders/wishes.ts';
import type { Plain } from '../../app/plain.ts';
import { addressLine } from '../addresses/address-fields.ts';
import { orderTypesOf } from '../restaurant/use-order-type.ts';
import { type CheckoutDraft, startDraft } from './checkout-draft.ts';
import { chosenAddress, orderTypeOf } from './derive-checkout.ts';
import { fieldsOfPlace } from './fields-of-place.ts';
import { placeOf } from './place-of.ts';
import { placeKey, quotedBy, timesKey } from './quote/quoted.ts';

/** What the name of a wish's field begins with, before the signature of its line. */
export const WISH_FIELD = 'wish:';

/** Where checkout starts for somebody of whom nothing is stored. */
export function startOf(user: User, restaurant: Restaurant): CheckoutDraft {
  const country = restaurant.address?.country || DEFAULTS.country;
  return {
    ...startDraft({ user, orderType: orderTypesOf(restaurant)[0] ?? 'Delivery', country }),
    newAddressIsOpen: true,
  };
}

/** The draft that a page without scripts shows, and that its form sends. */
export function plainStart(user: User, restaurant: Restaurant, plain: Plain): CheckoutDraft {
  const { form, quote, cart, delivery, point } = plain;
  const started = withPlace(startOf(user, restaurant), delivery.kept);
  const draft = withPoint(form ? plainDraft(form, started) : started, point);
  if (!quote) return draft;
  const orderType = orderTypeOf(draft, restaurant);
  const place = placeKey(placeOf(chosenAddress(draft, user), { orderType, restaurant }));
  const timesOf = timesKey(orderType, cart.items, place);
  const decimals = decimalsOf(restaurant.currency.code);
  return { ...draft, quoted: quotedBy(quote, { timesOf, place, decimals, before: null }) };
}

/** Begins with the place that was asked about; its point counts as long as nothing else is typed. */
function withPlace(started: CheckoutDraft, kept: KeptPlace | null): CheckoutDraft {
  const { note, country } = started.newAddress;
  return kept ? { ...started, newAddress: fieldsOfPlace(kept.place, note, country) } : started;
}

function withPoint(draft: CheckoutDraft, point: Plain['point']): CheckoutDraft {
  const { newAddress } = draft;
  if (newAddress.longitude !== null || point?.of !== addressLine(newAddress)) return draft;
  const [longitude, latitude] = point.coordinates;
  return { ...draft, newAddress: { ...newAddress, longitude, latitude } };
}

/** What checkout's form sent without scripts. */
export function plainDraft(form: URLSearchParams, started: CheckoutDraft): CheckoutDraft {
  const text = (name: string) => form.get(name) ?? '';
  const isChecked = form.has('place');
  const { street, city, postalCode, note } = Object.fromEntries(form);
  const time = Number(form.get('scheduledAt'));
  return {
    ...started,
    guest: started.guest && { name: text('name'), email: text('email') },
    orderType: ORDER_TYPES.find((type) => type === form.get('orderType')) ?? started.orderType,
    isASAP: form.has('isASAP'),
    scheduledAt: Number.isSafeInteger(time) && time > 0 ? time : null,
    newAddress: typedOver(started.newAddress, {
      street: street ?? '',
      city: city ?? '',
      postalCode: postalCode ?? '',
      note: note ?? '',
    }),
    phone: text('contactPhone'),
    ageConfirmed: form.has('ageConfirmed'),
    wantsTexts: form.has('wantsTexts'),
    tip: Number(form.get('tip')) > 0 ? { percent: Number(form.get('tip')) } : null,
    wishes: wishesOf(form),
    buyer: { name: text('buyerName'), taxNumber: text('buyerTaxNumber') },
    customerNotes: text('customerNotes'),
    paymentMethod: form.get('paymentMethod'),
    isChecked,
    isNewTried: isChecked,
  };
}

/** What is typed differently from what was found is another place, of which no point is known. */
function typedOver(
  found: CheckoutDraft['newAddress'],
  typed: Pick<CheckoutDraft['newAddress'], 'street' | 'city' | 'postalCode' | 'note'>,
): CheckoutDraft['newAddress'] {
  const isSame = (['street', 'city', 'postalCode'] as const).every((name) => typed[name] === found[name]);
  return { ...found, ...typed, ...(!isSame && { longitude: null, latitude: null }) };
}

function wishesOf(form: URLSearchParams): CheckoutDraft['wishes'] {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const wish = WISHES.find((each) => each === value);
      return name.startsWith(WISH_FIELD) && wish ? [[name.slice(WISH_FIELD.length), wish]] : [];
    }),
  );
}
