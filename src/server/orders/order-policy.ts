import type { PlaceOrderInput } from '../../contract/orders.ts';
import type { OrderTime } from '../../domain/appraisal/times.ts';
import type { Language } from '../../domain/languages.ts';
import type { OrderChannel } from '../../domain/orders/order-channels.ts';
import type { Override } from '../../domain/orders/overrides.ts';
import type { PricedOrder } from '../../domain/orders/price-order.ts';
import type { OrderingSettings } from '../menu/ordering-settings.repo.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import type { OrderPerson } from './order-person.ts';
import type { OrderTerms } from './order-terms.ts';
import type { StoredOrder } from './orders.repo.ts';

/** A request to place an order. */
export interface PlaceOrderRequest {
  tenant: Tenant;
  language: Language;
  /** Who sends it: the customer, or of an order by telephone who takes it. */
  userId: string;
  /** An IPv4 address, or the /64 network of an IPv6 address, from which a guest orders. */
  network?: string;
  input: PlaceOrderInput;
  /** The Idempotency-Key header. */
  idempotencyKey: string | null;
  /** The body that a repeated key must come with, if it is more than `input`. */
  sent?: object;
  policy: OrderPolicy;
  /** By which link or system it comes (`order-source.ts`); missing: none. */
  source?: string | null;
  /** The assistant's checkout from which it comes; null or missing: from none. */
  checkoutId?: string | null;
}

/** The customer of an order. */
export interface PlacingCustomer {
  userId: string;
  person: OrderPerson;
}

/** An order that nothing stands in the way of, before its time is taken. */
export interface Appraised {
  settings: OrderingSettings;
  terms: OrderTerms;
  priced: PricedOrder;
}

/** What the order's row says of how it came. */
export interface Admission {
  /** Whether the customer is called before anybody accepts. */
  callBack: boolean;
  /** Whether it is the first one of somebody without an account. */
  isFirst: boolean;
}

/**
 * In what orders differ by the way on which they come: over the web of an account (`account-policy.ts`) or of a guest, by telephone.
 * What holds for all is in `place-order.ts`, which asks its policy and never which one it is.
 */
export interface OrderPolicy {
  channel: OrderChannel;
  /** Whether it is of somebody without an account. */
  isGuest: boolean;
  /** Whether the customer says to be old enough; else staff ask them. */
  saysAge: boolean;
  /** Whether the order keeps the address of who has no account. */
  keepsEmail: boolean;
  /** Whether orders that wait for their payment are limited, and give way to a new one: staff call off what a caller does not want. */
  limitsUnpaid: boolean;
  /** What staff set aside of the restaurant's own rules. */
  overrides: readonly Override[];
  /** Who orders, found or entered in the order's transaction. Throws a `Refusal` if the restaurant takes no order of theirs. */
  customer(tx: Tx, request: PlaceOrderRequest, now: number): Promise<PlacingCustomer>;
  /** Throws a `Refusal` if they order too much at once. */
  admit(tx: Tx, config: Config, request: PlaceOrderRequest, order: Appraised, now: number): Promise<Admission>;
  /** The order as it is written: answered at once, or as it waits. `time` null: the restaurant keeps the specification's times. */
  answered(order: StoredOrder, given: { settings: OrderingSettings; time: OrderTime | null }): StoredOrder;
  /** Runs in the order's transaction, once it is written. */
  alongside(tx: Tx, order: StoredOrder): Promise<void>;
  /** The first mail; null: none, as who pays on a page is led there at once. */
  mail(isToBePaid: boolean): 'order_placed' | 'order_status' | 'order_pay' | null;
}
