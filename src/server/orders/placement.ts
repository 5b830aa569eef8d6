import type { PlaceOrderInput } from '../../contract/orders.ts';
import type { Language } from '../../domain/languages.ts';
import type { OrderChannel } from '../../domain/orders/order-channels.ts';
import type { Override } from '../../domain/orders/overrides.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import type { OrderRow } from './orders.repo.ts';

/** What belongs to an order that staff take on the phone. It is accepted at once. */
export interface PhoneCall {
  /** Finds or adds the caller in the order's transaction, and returns their user id. */
  caller(tx: Tx, now: number): Promise<string>;
  /** The caller's; an address of null: not given. */
  name: string;
  email: string | null;
  /** The promised time, in minutes from now; null: none but the time that the order is for. */
  readyInMinutes: number | null;
  /** Runs in the order's transaction, once it is written. */
  alongside(tx: Tx, order: OrderRow): Promise<void>;
}

/** A request to place an order. */
export interface PlaceOrderRequest {
  tenant: Tenant;
  language: Language;
  /** The customer; of an order by telephone who takes it, until the caller is found. */
  userId: string;
  /** Whether they order without an account: then with their name and address (`take-guest.ts`). */
  isGuest?: boolean;
  /** An IPv4 address, or the /64 network of an IPv6 address, from which a guest orders. */
  network?: string;
  input: PlaceOrderInput;
  /** The Idempotency-Key header. */
  idempotencyKey: string | null;
  /** The body that a repeated key must come with, if it is more than `input`. */
  sent?: object;
  /** How the order came; by default over the web. */
  channel?: OrderChannel;
  call?: PhoneCall;
  /** What staff set aside of the restaurant's own rules. */
  overrides?: readonly Override[];
}
