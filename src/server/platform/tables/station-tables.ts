import type { Instant, JsonOf, TenantColumn } from './columns.ts';

/** A place in the kitchen where a part of the menu is cooked. */
export interface StationsTable extends TenantColumn {
  id: string;
  name: string;
  /** Ids of the categories, and of single dishes, which count before categories. */
  categories: JsonOf<string[]>;
  products: JsonOf<string[]>;
  /** Ids of the options' values that are made there, whatever dish they belong to. */
  option_values: JsonOf<string[]>;
  created_at: Instant;
}

/** A screen that stands at a station and belongs to nobody. */
export interface KitchenDevicesTable extends TenantColumn {
  id: string;
  station_id: string;
  name: string;
  /** SHA-256 of the code that pairs it; null: it is paired. */
  code_hash: string | null;
  code_until: Instant;
  /** SHA-256 of its secret; null: it is not paired yet. */
  token_hash: string | null;
  /** When it last asked for its orders, to within half a minute; null: never. */
  seen_at: Instant | null;
  created_at: Instant;
}
