import type { PlaceOrderInput } from '../../contract/orders.ts';
import type { Appraisal } from '../../domain/appraisal/appraise.ts';
import type { AskedAddress, AskedOrder } from '../../domain/appraisal/asked-order.ts';
import { DEFAULTS } from '../../domain/limits.ts';
import { ORDER_TYPE } from '../../domain/orders/order-types.ts';
import type { Override } from '../../domain/orders/overrides.ts';
import { isMeasured, type Zone } from '../../domain/zones/zone.ts';
import type { ZoneAnswer } from '../../domain/zones/zone-of.ts';
import type { OrderingSettings } from '../menu/ordering-settings.repo.ts';
import type { StoredAddress } from '../platform/tables/order-snapshots.ts';

export interface OrderTerms {
  /** null: as soon as possible. */
  scheduledAt: number | null;
  /** null for Pickup. */
  deliveryAddress: StoredAddress | null;
  paymentMethod: string;
  /** The edition of the restaurant's own terms; null: it has none. */
  termsVersion?: number | null;
}

interface SentOrder {
  input: PlaceOrderInput;
  policy: { isGuest: boolean; saysAge: boolean; overrides: readonly Override[] };
}

/** What was sent, as it is appraised. Staff ask a caller's age themselves. */
export function askedOrder({ input, policy }: SentOrder): AskedOrder {
  const { isGuest, overrides, saysAge } = policy;
  const { orderType, isASAP, scheduledAt, promisedAt, deliveryAddress, paymentDetails, ageConfirmed = false } = input;
  return {
    items: input.items.map(({ unitPrice, productName, ...item }) => ({ ...item, price: unitPrice, name: productName })),
    ...{ orderType, isASAP, isGuest, overrides },
    scheduledAt: scheduledAt === null ? null : Date.parse(scheduledAt),
    promisedAt: promisedAt === undefined ? undefined : Date.parse(promisedAt),
    address: deliveryAddress && askedAddress(deliveryAddress),
    paymentMethod: paymentDetails.method,
    ageConfirmed: saysAge ? ageConfirmed : null,
    seen: input,
  };
}

type SentAddress = Partial<
  Pick<NonNullable<PlaceOrderInput['deliveryAddress']>, 'postalCode' | 'postcode' | 'country' | 'location'>
>;

export function askedAddress({ postalCode, postcode, country, location }: SentAddress): AskedAddress {
  return {
    postalCode: postalCode || postcode || '',
    country,
    isFound: Boolean(location),
    point: location?.coordinates ?? null,
  };
}

/** Type, time, address and payment of an order that nothing stands in the way of, as they are kept. */
export function termsOf(
  input: PlaceOrderInput,
  { settings, zone }: Pick<Appraisal<OrderingSettings>, 'settings' | 'zone'>,
): OrderTerms {
  const { termsVersion = null, zones } = settings;
  const { isASAP, scheduledAt, paymentDetails } = input;
  return {
    scheduledAt: isASAP || scheduledAt === null ? null : Date.parse(scheduledAt),
    deliveryAddress: storedAddress(input, { zones, zone }),
    paymentMethod: paymentDetails.method,
    termsVersion,
  };
}

function storedAddress(
  { orderType, deliveryAddress }: PlaceOrderInput,
  { zones, zone }: { zones: readonly Zone[] | null; zone: ZoneAnswer | null },
): StoredAddress | null {
  if (!ORDER_TYPE[orderType].hasAddress || !deliveryAddress) return null;
  const { street, city, postalCode, postcode, country, note, location } = deliveryAddress;
  const hasMeasured = zones?.some(isMeasured);
  const named = zone?.state === 'inside' && zone.zone.name ? zone : null;
  return {
    street,
    city,
    postalCode: postalCode || postcode || '',
    country: country || DEFAULTS.country,
    deliveryInstructions: note || null,
    ...(hasMeasured && location && { coordinates: location.coordinates }),
    ...(named && {
      zone: {
        id: named.zone.id,
        name: named.zone.name,
        metres: named.metres === null ? null : Math.round(named.metres),
      },
    }),
  };
}
