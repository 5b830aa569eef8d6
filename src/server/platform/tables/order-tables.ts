import type { Selectable } from 'kysely';
import type { HandedDelivery } from '../../../domain/delivery-services/delivery-services.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Allergen } from '../../../domain/menu/food-labels.ts';
import type { TakenPortions } from '../../../domain/menu/portions.ts';
import type { OrderChange } from '../../../domain/orders/order-changes.ts';
import type { OrderChannel } from '../../../domain/orders/order-channels.ts';
import type { NoteAudience } from '../../../domain/orders/order-messages.ts';
import type { OrderStatus, PaymentStatus } from '../../../domain/orders/order-status.ts';
import type { OrderType } from '../../../domain/orders/order-types.ts';
import type { Wish } from '../../../domain/orders/wishes.ts';
import type { Proposal } from '../../../domain/payments/order-proposal.ts';
import type { SlotLoad, SlotShare } from '../../../domain/slots/capacity.ts';
import type { Buyer } from '../../../domain/taxes/buyer.ts';
import type { TaxShare } from '../../../domain/taxes/tax-order.ts';
import type { OrderTax } from '../../../domain/taxes/tax-settings.ts';
import type { Flag, Instant, JsonOf, Money, TenantColumn } from './columns.ts';
import type { StoredAddress, StoredDeal, StoredOption } from './order-snapshots.ts';

export interface OrdersTable extends TenantColumn {
  id: string;
  number: string;
  /** By which it is called on its business day; null or missing: an order from before there were any. */
  call_number?: number | null;
  /** The business day on which it was placed ('YYYY-MM-DD'); null or missing: an order from before they were kept. */
  placed_on?: string | null;
  user_id: string;
  status: OrderStatus;
  order_type: OrderType;
  channel: OrderChannel;
  /** The name of the link by which its guest came, or that another system placed it (`BY_KEY`); null or missing: neither. */
  source?: string | null;
  is_asap: Flag;
  scheduled_at: Instant | null;
  estimated_ready_at: Instant | null;
  /** When it was ready for pickup or delivered; null: it was not. */
  fulfilled_at: Instant | null;
  /** The guest is called before the kitchen begins, as the restaurant asked from this total on. */
  call_back?: Flag;
  /** A guest's, and nobody had ordered here with this number or address before. */
  is_first?: Flag;
  /** The customer has asked to be texted when it is ready or on its way. */
  wants_texts?: Flag;
  /** The time that the customer was shown when ordering; null: none, as by the specification. */
  promised_at: Instant | null;
  /** The end of the range that the customer was shown; null: a time. It holds until staff promise another. */
  promised_to: Instant | null;
  /** Of all its dishes. */
  units: number;
  /** What it takes of which slots; null: the restaurant had no capacity rules. */
  kitchen_slots: JsonOf<SlotShare[]> | null;
  /** The counted portions that it has taken; null or missing: none. */
  portions?: JsonOf<TakenPortions> | null;
  /**
   * When staff are reminded of the order (null: never, or they have been) and when it is cancelled (null: never), if it is still
   * unanswered then.
   */
  remind_at: Instant | null;
  cancel_at: Instant | null;
  subtotal: Money;
  discount: Money;
  delivery_fee: Money;
  bag_fee: Money;
  small_order_fee: Money;
  service_fee: Money;
  /** On all its bottles and cans. */
  deposit: Money;
  taxes: Money;
  total: Money;
  /** Paid with the order, but no part of its total. */
  tip: Money;
  /** null: the restaurant had not said how it is taxed. */
  tax: JsonOf<OrderTax> | null;
  promotion_id: string | null;
  promotion_code: string | null;
  /** In `promotion_lang` (null or missing: `customer_language`); `promotion_name_original` in `content_language`. */
  promotion_name: string | null;
  promotion_name_original: string | null;
  promotion_lang?: Language | null;
  points_spent: number;
  points_earned: number;
  /** Who ordered and the address that mails about it go to, as told with it; null: none. An account's holder may have another name since. */
  customer_name: string;
  customer_email: string | null;
  /** The same person: `mailboxKey` of the address, `phoneKey` of the number; null or missing: there is none. */
  customer_mailbox?: string | null;
  customer_phone_key?: string | null;
  /** The address that a guest gave with this order, as it is compared (`emailKey`); null: none, or the order of an account. */
  guest_email_key?: string | null;
  contact_phone: string;
  /** Whom the receipt names; null or missing: nobody. */
  buyer?: JsonOf<Buyer> | null;
  customer_notes: string;
  /** What the guest avoids, if they want the kitchen to know; null or missing: nothing was said. */
  avoids?: JsonOf<Allergen[]> | null;
  delivery_address: JsonOf<StoredAddress> | null;
  /** When the customer said to be as old as the order's lines ask; null: none asks. */
  age_confirmed_at: Instant | null;
  /** When all that stations cook of it was done; null or missing: it is not, or there are no stations. */
  kitchen_done_at?: Instant | null;
  /** Minutes of a delivery from the kitchen to the door, as it was promised; null or missing: nobody has said so. */
  travel_minutes?: number | null;
  /** When a delivery that is still Preparing was put on the pass; null or missing: it was not. */
  packed_at?: Instant | null;
  payment_method: string;
  payment_status: PaymentStatus;
  paid_at: Instant | null;
  /** What of it was given back in cash (`CashRefundsTable`), to the unit. */
  cash_back: Money;
  /** The customer's language and the restaurant's content language, both at the time of ordering. */
  customer_language: Language;
  /** The edition of the restaurant's terms that the customer accepted; null: it has none of its own. */
  terms_version?: number | null;
  content_language: Language;
  /** What staff changed in it, oldest first; null or missing: nothing. */
  changes?: JsonOf<OrderChange[]> | null;
  /** SHA-256 of the secret of the phone that has taken it to deliver it, the name given there, and since when; null or missing: none has. */
  courier_device?: string | null;
  courier_name?: string | null;
  courier_at?: Instant | null;
  /** The courier's handing in of which its cash is a part; null or missing: none. */
  courier_settlement?: string | null;
  /** The last service that it was handed to (`handed_deliveries`), and how far that is; null or missing: none. */
  handed?: JsonOf<HandedDelivery> | null;
  /** The last change that its customer was asked to agree to, and until when one that is open waits for the answer. */
  proposal?: JsonOf<StoredProposal> | null;
  proposal_until?: Instant | null;
  version: number;
  created_at: Instant;
  updated_at: Instant;
}

export interface OrderLinesTable extends TenantColumn {
  order_id: string;
  position: number;
  product_id: string;
  /** In `product_lang`; null or missing: in the order's `customer_language`. */
  product_name: string;
  product_lang?: Language | null;
  /** In the order's `content_language`. */
  product_name_original: string;
  picture: string | null;
  quantity: number;
  unit_price: Money;
  /** On one unit's bottle or can; 0: none. No part of `subtotal`. */
  deposit: Money;
  subtotal: Money;
  selected_options: JsonOf<StoredOption[]>;
  /** Of the dish and its options when it was ordered; null: an order from before they were kept. */
  allergens: JsonOf<Allergen[]> | null;
  /** What may have got into it; null or missing: nothing, or an order from before it was kept. */
  may_contain?: JsonOf<Allergen[]> | null;
  /** Whether the dish and all its options said which allergens are in them; null or missing: an order from before it was kept. */
  is_declared?: Flag | null;
  /** The menu's own number of the dish; null or missing: none. */
  menu_number?: string | null;
  minimum_age: number | null;
  /** Its parts after the discount, by rate; null: as the order's `tax`. */
  tax_shares: JsonOf<TaxShare[]> | null;
  /** What the customer wants done if it is missing; null or missing: nothing said. */
  wish?: Wish | null;
  /** What the customer wrote to this line; null or missing: nothing. */
  note?: string | null;
  /** The deal that it is part of, whose share of the price it has; null or missing: none. */
  deal?: JsonOf<StoredDeal> | null;
  /** Ids of the stations that have done their part of it; null or missing: none. */
  done_by?: JsonOf<string[]> | null;
}

/** A change that its customer was asked to agree to. The `lines` are those that would be added, as they would be stored. */
export interface StoredProposal extends Proposal {
  lines: Selectable<OrderLinesTable>[];
  /** What they take of a slot's capacity. */
  units: number;
}

/** How many numbers to call orders by each business day ('YYYY-MM-DD') of a restaurant has given. */
export interface CallCountersTable extends TenantColumn {
  business_date: string;
  given: number;
}

export interface OrderStatusHistoryTable extends TenantColumn {
  order_id: string;
  position: number;
  status: OrderStatus;
  changed_at: Instant;
  notes: string | null;
  /** User id of the staff member or customer; null: the system, or a courier. */
  changed_by: string | null;
  /** The name of the courier who tapped it; null or missing: none did. */
  courier_name?: string | null;
}

export interface IdempotencyKeysTable extends TenantColumn {
  user_id: string;
  key: string;
  body_hash: string;
  order_id: string;
  created_at: Instant;
}

/** The allowed status changes, loaded at migration from `domain/order-status`; a trigger checks changes against it. */
export interface StatusTransitionsTable {
  from_status: OrderStatus;
  to_status: OrderStatus;
  order_type: OrderType;
}

/** What each slot of a restaurant with capacity rules has taken. */
export interface SlotLoadsTable extends TenantColumn, SlotLoad {
  slot_at: Instant;
}

/** Tracking links to orders. */
export interface OrderLinksTable extends TenantColumn {
  /** SHA-256 of the link's token. */
  token_hash: string;
  order_id: string;
  created_at: Instant;
  /** Whether it goes to whoever ordered, and agrees to a dearer order for them; else it only follows, and cancels. */
  may_agree: Flag;
}

/** Links by which a phone takes an order to deliver it. */
export interface CourierLinksTable extends TenantColumn {
  /** SHA-256 of the link's token. */
  token_hash: string;
  order_id: string;
  created_at: Instant;
}

/** The photo of an order that could not be delivered. */
export interface OrderPhotosTable extends TenantColumn {
  order_id: string;
  taken_at: Instant;
  /** In base64. */
  webp: string;
}

/** What staff write about an order. */
export interface OrderNotesTable extends TenantColumn {
  id: string;
  order_id: string;
  /** Only the team reads it, or the customer was mailed it. */
  audience: NoteAudience;
  text: string;
  /** User id of the staff member. */
  written_by: string;
  created_at: Instant;
}
