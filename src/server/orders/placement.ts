import type { PlaceOrderInput } from '../../contract/orders.ts';
import type { Language } from '../../domain/languages.ts';
import type { OrderChannel } from '../../domain/orders/order-channels.ts';
import type { Tenant } from '../platform/http/app.ts';

/** A request to place an order. */
export interface PlaceOrderRequest {
  tenant: Tenant;
  language: Language;
  userId: string;
  /** Whether they order without an account: then with their name and address (`take-guest.ts`). */
  isGuest?: boolean;
  input: PlaceOrderInput;
  /** The Idempotency-Key header. */
  idempotencyKey: string | null;
  /** How the order came; by default over the web. */
  channel?: OrderChannel;
}
