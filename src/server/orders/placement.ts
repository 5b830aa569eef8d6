import type { PlaceOrderInput } from '../../contract/orders.ts';
import type { Language } from '../../domain/languages.ts';
import type { Tenant } from '../platform/http/app.ts';

/** A request to place an order. */
export interface Placement {
  tenant: Tenant;
  language: Language;
  userId: string;
  input: PlaceOrderInput;
  /** The Idempotency-Key header. */
  idempotencyKey: string | null;
}
