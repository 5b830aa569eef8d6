import type { Flag, Instant, Json, Money, Tenant } from './columns.ts';

export interface OrdersTable extends Tenant {
  id: string;
  number: string;
  user_id: string;
  status: string;
  order_type: string;
  is_asap: Flag;
  scheduled_at: Instant | null;
  estimated_ready_at: Instant | null;
  /** When the restaurant is reminded of it, and when it is called off, unless it answers; null: never. */
  remind_at: Instant | null;
  cancel_at: Instant | null;
  subtotal: Money;
  discount: Money;
  delivery_fee: Money;
  service_fee: Money;
  taxes: Money;
  total: Money;
  promotion_id: string | null;
  promotion_code: string | null;
  /** In the customer's language when ordering, and in the restaurant's. */
  promotion_name: string | null;
  promotion_name_original: string | null;
  points_spent: number;
  points_earned: number;
  contact_phone: string;
  customer_notes: string;
  delivery_address: Json | null;
  payment_method: string;
  payment_status: string;
  paid_at: Instant | null;
  /** The customer's language when ordering, and the restaurant's. */
  customer_language: string;
  content_language: string;
  version: number;
  created_at: Instant;
  updated_at: Instant;
}

export interface OrderLinesTable extends Tenant {
  order_id: string;
  position: number;
  product_id: string;
  /** In the customer's language when ordering. */
  product_name: string;
  /** In the restaurant's language. */
  product_name_original: string;
  picture: string | null;
  quantity: number;
  unit_price: Money;
  subtotal: Money;
  selected_options: Json;
}

export interface OrderStatusHistoryTable extends Tenant {
  order_id: string;
  position: number;
  status: string;
  changed_at: Instant;
  notes: string | null;
  /** The staff member or customer; null for the system. */
  changed_by: string | null;
}

export interface IdempotencyKeysTable extends Tenant {
  user_id: string;
  key: string;
  body_hash: string;
  order_id: string;
  created_at: Instant;
}

/** Loaded at migration from `domain/order-status`; a trigger checks every change against it. */
export interface StatusTransitionsTable {
  from_status: string;
  to_status: string;
  order_type: string;
}

export interface ReviewsTable extends Tenant {
  id: string;
  /** null for reviews that came with an import. */
  user_id: string | null;
  order_id: string | null;
  user_name: string;
  half_stars: number;
  comment: string | null;
  is_visible: Flag;
  /** Why the restaurant hid it; null while it is shown. */
  hidden_because: string | null;
  created_at: Instant;
}

/** Visible reviews by their half stars: always as many as the list has. */
export interface ReviewCountsTable extends Tenant {
  half_stars: number;
  count: number;
}

export interface ReviewRepliesTable extends Tenant {
  id: string;
  review_id: string;
  user_id: string | null;
  user_name: string;
  user_role: string;
  comment: string;
  created_at: Instant;
}
