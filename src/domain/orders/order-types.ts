/** How an order reaches the customer. In a file of its own, because few pages need the statuses as well. */
export const ORDER_TYPES = ['Delivery', 'Pickup'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** What tells one way in which an order reaches the customer from another. One more way is one more row. */
interface OrderTypeTerms {
  /** Whether it is brought to an address, by somebody who drives. */
  hasAddress: boolean;
  /** By which of a dish's prices it is charged, where it has another one for pickup. */
  pricedFor: 'usual' | 'pickup';
  /** Whether it pays the delivery fee, from a minimum on. */
  hasFee: boolean;
  /** The setting by which a restaurant offers it. */
  offeredBy: 'fee' | 'allowsCollection';
  /** The setting that says how long it usually takes. */
  wait: 'deliveryTime' | 'collectionTime';
  /** What comes after it is prepared (`order-status.ts`). */
  steps: 'driven' | 'collected';
  /** Its name, a key of message sections, and the part of other keys. */
  word: 'delivery' | 'pickup';
  /** Of an order, and of the choice where it goes. */
  icon: 'bike' | 'shopping-bag';
  placeIcon: 'bike' | 'store';
}

export const ORDER_TYPE = {
  Delivery: {
    hasAddress: true,
    pricedFor: 'usual',
    hasFee: true,
    offeredBy: 'fee',
    wait: 'deliveryTime',
    steps: 'driven',
    word: 'delivery',
    icon: 'bike',
    placeIcon: 'bike',
  },
  Pickup: {
    hasAddress: false,
    pricedFor: 'pickup',
    hasFee: false,
    offeredBy: 'allowsCollection',
    wait: 'collectionTime',
    steps: 'collected',
    word: 'pickup',
    icon: 'shopping-bag',
    placeIcon: 'store',
  },
} as const satisfies Record<OrderType, OrderTypeTerms>;

/** Whether an order of this type costs what its dishes cost for pickup; null: no type is chosen. */
export function isPricedForPickup(type: string | null): boolean {
  return ORDER_TYPE[type as OrderType]?.pricedFor === 'pickup';
}

interface Offer {
  /** null: no delivery. A fee of 0 is one. */
  fee: number | null | undefined;
  allowsCollection: boolean | undefined;
}

/** Whether the restaurant offers it: delivery if it has a fee, and pickup if it allows it in so many words (specification section 5). */
export function offersType(orderType: OrderType, offer: Offer): boolean {
  return ORDER_TYPE[orderType].offeredBy === 'fee' ? typeof offer.fee === 'number' : offer.allowsCollection === true;
}

/** The order types that the restaurant offers. */
export function offeredTypes(offer: Offer): OrderType[] {
  return ORDER_TYPES.filter((type) => offersType(type, offer));
}

/** The types whose orders take these steps. */
export function typesThatAre(steps: OrderTypeTerms['steps']): OrderType[] {
  return ORDER_TYPES.filter((type) => ORDER_TYPE[type].steps === steps);
}
