/** The database's tables as Kysely sees them; `db/migrations` creates them. */

/** Milliseconds since the epoch, UTC. */
type Instant = number;
/** Integer minor units of the restaurant's currency. */
type Money = number;
/** 0 or 1: SQLite has no boolean. */
type Flag = number;
/** JSON text of a snapshot; never queried. */
type Json = string;

interface Tenant {
  restaurant_id: string;
}

export interface RestaurantsTable {
  id: string;
  slug: string;
  name: string;
  content_language: string;
  timezone: string;
  currency_code: string;
  currency_symbol: string;
  logo: string | null;
  cover_picture: string | null;
  theme: Json;
  contact_phone: string;
  contact_email: string;
  street: string;
  city: string;
  postcode: string;
  country: string;
  longitude: number | null;
  latitude: number | null;
  /** null: no delivery. */
  delivery_fee: Money | null;
  allows_collection: Flag;
  minimum_order: Money;
  ordering_paused_until: Instant | null;
  /** Minutes after which an unanswered order is remembered, and called off; null: never. */
  remind_after_minutes: number | null;
  cancel_after_minutes: number | null;
  social: Json;
  payment_methods: Json;
  /** Structure of the about content; its texts are in `texts`. */
  about: Json | null;
  /** null: no hours published. */
  opening_hours: Json | null;
  /** Half stars summed, and the number of visible reviews: the average is their quotient. */
  rating_half_stars: number;
  rating_count: number;
  /** Grows with every change of what the public sees; caches compare it. */
  revision: number;
  created_at: Instant;
}
export interface RestaurantDomainsTable extends Tenant {
  host: string;
  is_primary: Flag;
}
export interface OpeningExceptionsTable extends Tenant {
  date: string;
  opens: string | null;
  closes: string | null;
  is_closed: Flag;
  /** All openings of a date that has several; null elsewhere. */
  windows: Json | null;
}
/** Every text that a restaurant publishes, one row a language. */
export interface TextsTable extends Tenant {
  lang: string;
  /** What it belongs to: 'product', 'category', 'restaurant', … */
  subject: string;
  subject_id: string;
  field: string;
  text: string;
  /** 'authored' by the restaurant, or 'machine'. */
  provenance: string;
  engine: string | null;
  updated_at: Instant;
}
export interface PicturesTable extends Tenant {
  id: string;
  /** SHA-256 of the original, hex. */
  hash: string;
  width: number;
  height: number;
  color: string;
}
export interface CategoriesTable extends Tenant {
  id: string;
  is_active: Flag;
  position: number;
}
export interface ProductsTable extends Tenant {
  id: string;
  price: Money;
  picture_id: string | null;
  allergens: Json;
  dietary: Json;
  is_featured: Flag;
  is_available: Flag;
  /** When what is unavailable comes back by itself; null: when it is changed. */
  unavailable_until: Instant | null;
  is_active: Flag;
  position: number;
}
export interface ProductCategoriesTable extends Tenant {
  product_id: string;
  category_id: string;
  position: number;
}
export interface OptionGroupsTable extends Tenant {
  id: string;
  min_selections: number;
  max_selections: number;
}
export interface OptionValuesTable extends Tenant {
  id: string;
  group_id: string;
  price_adjustment: Money;
  is_default: Flag;
  is_available: Flag;
  unavailable_until: Instant | null;
  position: number;
}
export interface ProductOptionGroupsTable extends Tenant {
  product_id: string;
  group_id: string;
  position: number;
}
export interface HighlightsTable extends Tenant {
  id: string;
  picture_id: string | null;
  tall_picture_id: string | null;
  video: string | null;
  link_url: string | null;
  button_color: string | null;
  button_text_color: string | null;
  overlay_color: string | null;
  text_color: string | null;
  animation_hint: string;
  position: number;
  is_active: Flag;
}
/** Promotions and rewards: a reward has a `points_cost`. */
export interface PromotionsTable extends Tenant {
  id: string;
  type: string;
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
  uses: number;
  display_to_customers: Flag;
  is_active: Flag;
  position: number;
}
export interface PromotionProductsTable extends Tenant {
  promotion_id: string;
  product_id: string;
}
/** Uses of a promotion by a customer, for the limit per customer. */
export interface PromotionCustomersTable extends Tenant {
  promotion_id: string;
  user_id: string;
  uses: number;
}

export interface UsersTable {
  id: string;
  name: string;
  /** As typed; unique by its lower case. */
  email: string;
  email_key: string;
  password_hash: string;
  phone_number: string | null;
  avatar_url: string | null;
  /** The language last used; e-mails are written in it. */
  language: string;
  created_at: Instant;
}
export interface AddressesTable {
  user_id: string;
  id: string;
  label: string;
  street: string;
  city: string;
  postal_code: string;
  country: string;
  note: string | null;
  place_id: string | null;
  latitude: number | null;
  longitude: number | null;
  /** At most one a user. */
  is_default: Flag;
  created_at: Instant;
}
/** One sign-in at one restaurant: a family of refresh tokens. */
export interface SessionsTable {
  id: string;
  restaurant_id: string;
  user_id: string;
  /** SHA-256 of the current refresh token, and of the one it replaced. */
  token_hash: string;
  previous_hash: string | null;
  rotated_at: Instant;
  expires_at: Instant;
  created_at: Instant;
}
/** Refresh tokens that were replaced: using one again ends its family. */
export interface SpentTokensTable {
  token_hash: string;
  session_id: string;
  spent_at: Instant;
}
export interface PasswordResetsTable {
  token_hash: string;
  user_id: string;
  restaurant_id: string;
  expires_at: Instant;
}
/** Guesses at a password: only hashes tell whose and whence. */
export interface AttemptsTable {
  key: string;
  count: number;
  ends_at: Instant;
}
export interface StaffTable extends Tenant {
  user_id: string;
  role: string;
}
export interface FavoritesTable extends Tenant {
  user_id: string;
  product_id: string;
  created_at: Instant;
}

/** The balance; always the sum of the ledger's rows, never negative. */
export interface LoyaltyBalancesTable extends Tenant {
  user_id: string;
  points: number;
}
export interface LoyaltyLedgerTable extends Tenant {
  id: string;
  user_id: string;
  order_id: string | null;
  /** 'earned' | 'redeemed' | 'returned' | 'granted' */
  reason: string;
  points: number;
  created_at: Instant;
}

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
export interface ReviewRepliesTable extends Tenant {
  id: string;
  review_id: string;
  user_id: string | null;
  user_name: string;
  user_role: string;
  comment: string;
  created_at: Instant;
}

export interface TranslationMemoryTable extends Tenant {
  source_lang: string;
  target_lang: string;
  /** SHA-256 of the source text, hex. */
  source_hash: string;
  text: string;
  provenance: string;
  engine: string | null;
  created_at: Instant;
}
export interface TranslationUsageTable extends Tenant {
  /** In UTC: "2026-06-17". */
  day: string;
  characters: number;
}
export interface OutboxTable extends Tenant {
  id: string;
  kind: string;
  recipient: string;
  language: string;
  payload: Json;
  /** Begun; one may be under way. */
  attempts: number;
  /** While an attempt is under way: when it counts as lost. */
  next_attempt_at: Instant;
  sent_at: Instant | null;
  /** When it was given up. */
  failed_at: Instant | null;
  last_error: string | null;
  created_at: Instant;
}
export interface AuditLogTable extends Tenant {
  id: string;
  /** null: the restaurant's rules did it by themselves. */
  user_id: string | null;
  action: string;
  subject: string;
  subject_id: string;
  before: Json | null;
  after: Json | null;
  created_at: Instant;
}
export interface SettingsTable {
  key: string;
  value: string;
}

export interface Tables {
  restaurants: RestaurantsTable;
  restaurant_domains: RestaurantDomainsTable;
  opening_exceptions: OpeningExceptionsTable;
  texts: TextsTable;
  pictures: PicturesTable;
  categories: CategoriesTable;
  products: ProductsTable;
  product_categories: ProductCategoriesTable;
  option_groups: OptionGroupsTable;
  option_values: OptionValuesTable;
  product_option_groups: ProductOptionGroupsTable;
  highlights: HighlightsTable;
  promotions: PromotionsTable;
  promotion_products: PromotionProductsTable;
  promotion_customers: PromotionCustomersTable;
  users: UsersTable;
  addresses: AddressesTable;
  sessions: SessionsTable;
  spent_tokens: SpentTokensTable;
  password_resets: PasswordResetsTable;
  attempts: AttemptsTable;
  staff: StaffTable;
  favorites: FavoritesTable;
  loyalty_balances: LoyaltyBalancesTable;
  loyalty_ledger: LoyaltyLedgerTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_status_history: OrderStatusHistoryTable;
  idempotency_keys: IdempotencyKeysTable;
  status_transitions: StatusTransitionsTable;
  reviews: ReviewsTable;
  review_replies: ReviewRepliesTable;
  translation_memory: TranslationMemoryTable;
  translation_usage: TranslationUsageTable;
  outbox: OutboxTable;
  audit_log: AuditLogTable;
  settings: SettingsTable;
}
