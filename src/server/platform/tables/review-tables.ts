import type { Flag, Instant, TenantColumn } from './columns.ts';

export interface ReviewsTable extends TenantColumn {
  id: string;
  /** null for an imported review. */
  user_id: string | null;
  order_id: string | null;
  user_name: string;
  half_stars: number;
  comment: string | null;
  is_visible: Flag;
  /** The reason for which the restaurant hid it; null while it is visible. */
  hidden_because: string | null;
  created_at: Instant;
}

/** Number of visible reviews for each rating, kept up to date with `reviews`. */
export interface ReviewCountsTable extends TenantColumn {
  half_stars: number;
  count: number;
}

export interface ReviewRepliesTable extends TenantColumn {
  id: string;
  review_id: string;
  user_id: string | null;
  user_name: string;
  user_role: string;
  comment: string;
  created_at: Instant;
}
