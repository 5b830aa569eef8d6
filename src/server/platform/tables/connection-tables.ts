import type { CheckoutInput } from '../../../contract/ucp.ts';
import type { DeliveryService, HandedState } from '../../../domain/delivery-services/delivery-services.ts';
import type { Language } from '../../../domain/languages.ts';
import type { OrderStatus, PaymentStatus } from '../../../domain/orders/order-status.ts';
import type { KeyScope } from '../../../domain/people/key-scopes.ts';
import type { TillStatus } from '../../../domain/tills/till-status.ts';
import type { OrderPart, WebhookEvent } from '../../../domain/webhook-events.ts';
import type { Instant, JsonOf, Money, TenantColumn } from './columns.ts';

/** A key by which another system acts at the restaurant. Its name is that of the user with its id, who outlives it. */
export interface KeysTable extends TenantColumn {
  id: string;
  /** SHA-256 of the secret. */
  token_hash: string;
  /** How the secret begins. */
  hint: string;
  scopes: JsonOf<KeyScope[]>;
  created_at: Instant;
  /** When it was last used, to within a minute; null: never. */
  seen_at: Instant | null;
}

/** An address that the restaurant has called when something happens. */
export interface WebhooksTable extends TenantColumn {
  id: string;
  url: string;
  events: JsonOf<WebhookEvent[]>;
  /** Makes the secret (`webhook-secret.ts`); another makes another. */
  seed: string;
  /** The one before, by which calls are signed besides until `former_until`; null: there is none. */
  former_seed: string | null;
  former_until: Instant | null;
  /** When it was switched off: nothing is told any more; null: it is on. */
  off_at: Instant | null;
  created_at: Instant;
}

/** What a webhook is told of one event. It names nobody: an order is read when it is sent. */
export interface DeliveriesTable extends TenantColumn {
  webhook_id: string;
  /** The event's, the same at each webhook, and when it is sent again. */
  id: string;
  event: WebhookEvent | 'test';
  /** null: it is about no order. */
  order_id: string | null;
  /** Among the order's, of which one is sent after the other; 0: it is about no order. */
  place: number;
  facts: JsonOf<EventFacts>;
  created_at: Instant;
  /** After that it is not tried again. */
  give_up_at: Instant;
  attempts: number;
  /** When it is due; during an attempt, the end of its lease. */
  due_at: Instant;
  /** null: it is still to be sent. */
  outcome: 'delivered' | 'failed' | null;
  /** The last answer: its status, how long it took, and when; null: there was none. */
  status: number | null;
  took_ms: number | null;
  answered_at: Instant | null;
  last_error: string | null;
}

/** What an event says beside which order it is about. */
export interface EventFacts {
  /** What of the order has changed. */
  changed?: OrderPart[];
  /** The order's status since then, and the one before. */
  status?: OrderStatus;
  formerStatus?: OrderStatus;
  paymentStatus?: PaymentStatus;
  /** Until when no orders are taken (ISO 8601); null: they are taken again. */
  until?: string | null;
}

/** A checkout that an assistant began. A person confirms it, or it ends. */
export interface CheckoutSessionsTable extends TenantColumn {
  /** Whoever has it reads and changes the checkout: 100 random bits. */
  id: string;
  /** The host of the profile by which the platform named itself; null: it did not. */
  platform: string | null;
  /** SHA-256 of the Idempotency-Key with which it was begun, and of what was sent then; null: of none. */
  key_hash: string | null;
  body_hash: string | null;
  input: JsonOf<CheckoutInput>;
  /** The buyer's address as addresses are compared, by which the checkout is forgotten; null: none was said. */
  email_key: string | null;
  /** In which its buyer reads. */
  language: Language;
  /** The order that a person placed from it; null: none yet. */
  order_id: string | null;
  canceled_at: Instant | null;
  created_at: Instant;
  expires_at: Instant;
}

/** The restaurant's till: a location at HubRise, which its owner has connected. */
export interface TillsTable extends TenantColumn {
  location_id: string;
  location_name: string;
  account_name: string;
  /** The access token, sealed as keys of payment accounts are. */
  token_sealed: string;
  created_at: Instant;
  /** Since when nothing works, and why; null: it works. */
  failed_at: Instant | null;
  last_error: string | null;
}

/** The menu that a till has whose owner lets us read and write it. A piece of work that never ends: what has run out is asked for. */
export interface TillMenusTable extends TenantColumn {
  catalog_id: string;
  catalog_name: string;
  /** When the menu went there last; null: never. */
  sent_at: Instant | null;
  /** When it was asked last what has run out; null: never. */
  read_at: Instant | null;
  attempts: number;
  /** When it is asked next; during an attempt, the end of its lease. */
  due_at: Instant;
  last_error: string | null;
}

/** What the till said last that it has run out of. */
export interface TillStockTable extends TenantColumn {
  kind: 'sku' | 'option';
  ref: string;
  /** When it is back by itself; null: when the till says so. */
  until: Instant | null;
}

/** What the till calls a dish, where the menu came from there. */
export interface TillDishRefsTable extends TenantColumn {
  product_id: string;
  /** Empty: in no size. */
  size_id: string;
  ref: string;
}

export interface TillOptionRefsTable extends TenantColumn {
  value_id: string;
  ref: string;
}

/** An order that the till has to have, and whose way there is followed until it is over. It names nobody: the order is read when it is sent. */
export interface TillOrdersTable extends TenantColumn {
  order_id: string;
  /** The order's id there; null: it is not known to have come. */
  till_ref: string | null;
  /** What the till said last of it, and the time that it promised: both have been followed. */
  told_status: TillStatus | null;
  told_time: Instant | null;
  created_at: Instant;
  attempts: number;
  /** When it is looked at next; during an attempt, the end of its lease. */
  due_at: Instant;
  /** null: it is still to be sent, or followed. */
  outcome: 'done' | 'failed' | null;
  last_error: string | null;
}

/** How the restaurant is known to a service that brings its deliveries. */
export interface DeliveryServicesTable extends TenantColumn {
  service: DeliveryService;
  /** What its owner recognises it by. */
  account: string;
  /** 1: nothing is brought, nothing is charged. */
  is_test: number;
  /** What opens it (`ServiceKeys` as JSON), sealed as keys of payment accounts are. */
  keys_sealed: string;
  created_at: Instant;
  /** Since when nothing works, and why; null: it works. */
  failed_at: Instant | null;
  last_error: string | null;
}

/** An order that was handed to a service: a piece of work until it is over, and a row of the books. It names nobody. */
export interface HandedDeliveriesTable extends TenantColumn {
  order_id: string;
  /** Which it is of the order's, from 1: it may come back, and be handed over again. */
  attempt: number;
  service: DeliveryService;
  /** The delivery's id there; null: it is not known to have come. */
  ref: string | null;
  /** The offer that was taken; null: none was asked for. */
  quote_ref: string | null;
  state: HandedState;
  /** What the service asks for it; null: it has not said so, or in another currency. */
  price: Money | null;
  /** When it is sent there. */
  send_at: Instant;
  created_at: Instant;
  /** When it was called back; null: it was not, or the service did not let go. */
  cancel_at: Instant | null;
  /** 1: it may have come there with an attempt that was not answered. */
  is_unsure: number;
  attempts: number;
  /** When it is looked at next; during an attempt, the end of its lease. */
  due_at: Instant;
  /** null: it is still to be sent, or followed. */
  outcome: 'done' | 'failed' | null;
  last_error: string | null;
}
