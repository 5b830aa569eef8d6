import type { PromotionConditions } from '../../../domain/menu/promotion-conditions.ts';
import type { PromotionType } from '../../../domain/orders/discount.ts';
import type { Flag, Instant, JsonOf, Money, TenantColumn } from './columns.ts';

/** Promotions and rewards: a reward has a `points_cost`. */
export interface PromotionsTable extends TenantColumn {
  id: string;
  type: PromotionType;
  /** Hundredths: of a percent for Percentage types, of the currency unit for FixedAmount types. */
  discount_value: number;
  coupon_code: string | null;
  points_cost: number | null;
  min_order: Money;
  buy_quantity: number | null;
  get_quantity: number | null;
  valid_from: Instant | null;
  valid_until: Instant | null;
  max_uses: number | null;
  max_uses_per_customer: number | null;
  /** null: always and for all. */
  conditions: JsonOf<PromotionConditions> | null;
  /** Number of orders with it that were not cancelled and did not fail; then their total discount and their total revenue. */
  uses: number;
  discount_given: Money;
  revenue: Money;
  display_to_customers: Flag;
  is_active: Flag;
  position: number;
}

export interface PromotionProductsTable extends TenantColumn {
  promotion_id: string;
  product_id: string;
}

/** Uses of a promotion by a customer, for the limit per customer. */
export interface PromotionCustomersTable extends TenantColumn {
  promotion_id: string;
  user_id: string;
  uses: number;
  /** The code that the customer has shown for a hidden promotion. */
  shown_code: string | null;
}

/** Uses of a promotion by who is reached by an e-mail address or a phone number, for the limit per customer. */
export interface PromotionContactsTable extends TenantColumn {
  promotion_id: string;
  contact_hash: string;
  uses: number;
  /** Those of them without an account. */
  guest_uses: number;
}

/** The balance of points: always the sum of the ledger's rows, never negative (DECISIONS, settled 9). */
export interface LoyaltyBalancesTable extends TenantColumn {
  user_id: string;
  points: number;
}

export interface LoyaltyLedgerTable extends TenantColumn {
  id: string;
  user_id: string;
  order_id: string | null;
  reason: 'earned' | 'redeemed' | 'returned' | 'granted';
  points: number;
  /** Why staff granted them; null: the reason says all. */
  note: string | null;
  created_at: Instant;
}
