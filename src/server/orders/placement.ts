import type { PlaceOrderInput } from '../../contract/orders.ts';
import type { Language } from '../../domain/languages.ts';
import type { Tenant } from '../platform/http/app.ts';
import type { OrderPolicy } from './policies/order-policy.ts';

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
}
