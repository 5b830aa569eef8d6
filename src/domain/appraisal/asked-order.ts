import type { OrderFees } from '../orders/fees.ts';
import type { OnlineOnly } from '../orders/online-only.ts';
import type { OrderType } from '../orders/order-types.ts';
import type { Override } from '../orders/overrides.ts';
import type { PaymentMethod } from '../orders/payment-methods.ts';
import type { Busy } from '../slots/kitchen-busy.ts';
import type { OrderTimes } from '../slots/order-times.ts';
import type { TaxedFee, TaxSettings } from '../taxes/tax-settings.ts';
import type { Schedule } from '../times/opening-hours.ts';
import type { Point } from '../zones/distance.ts';
import type { Zone } from '../zones/zone.ts';
import type { SentItem } from './reprice.ts';

/** An order as far as it is known: a page asks while it is being filled in. Instants in ms. */
export interface AskedOrder {
  items: readonly SentItem[];
  orderType: OrderType;
  isASAP: boolean;
  /** null: no time is chosen. */
  scheduledAt: number | null;
  /** As soon as possible: the time that was shown; missing: none was. */
  promisedAt?: number | undefined;
  /** null: not known yet; a pickup needs none. */
  address: AskedAddress | null;
  /** null: not known yet. */
  paymentMethod: string | null;
  /** Whether it is of somebody without an account. */
  isGuest: boolean;
  /** Whether the customer says to be as old as the dishes ask. null: nobody has to say, because staff ask. */
  ageConfirmed: boolean | null;
  /** What staff set aside of the restaurant's own rules. */
  overrides: readonly Override[];
  /** The amounts that were on the screen when it was sent; missing: nobody has sent it yet. */
  seen?: SeenAmounts | undefined;
}

/** Decimals, as the page shows them. */
export type SeenAmounts = OrderFees & {
  items: readonly {
    unitPrice: number;
    selectedOptions: readonly { priceAdjustment: number }[];
    itemSubtotal: number;
  }[];
  subtotal: number;
  discountAmount: number;
  deliveryFee: number;
  deposit?: number | undefined;
  taxes: number;
  totalAmount: number;
};

/** What decides whether the restaurant delivers there. */
export interface AskedAddress {
  postalCode: string;
  country?: string | null | undefined;
  /** Whether it was searched for: then only the beginning of its postcode may be known. */
  isFound?: boolean;
  /** null or missing: it is not known. */
  point?: Point | null;
}

/** A restaurant's settings as far as they decide about an order. Money in minor units. */
export interface AppraisalSettings {
  currency: { code: string };
  /** null: no delivery. */
  deliveryFee: number | null;
  /** What it adds to orders besides; null: nothing. */
  fees?: TaxedFee[] | null;
  allowsCollection: boolean;
  minimumOrder: number;
  /** Where it delivers, and by which terms; null: everywhere, by its own. */
  zones: Zone[] | null;
  /** Where it is; null or missing: it is not known. */
  point?: Point | null;
  /** The restaurant's, as it is written in its address. */
  country: string;
  paymentMethods: PaymentMethod[];
  /** null: however an order is paid, it is taken. */
  onlineOnly?: OnlineOnly | null;
  schedule: Schedule;
  /** null: those of the specification. */
  orderTimes: OrderTimes | null;
  busy: Busy | null;
  /** null: the restaurant has not said how it is taxed. */
  taxes: TaxSettings | null;
}
