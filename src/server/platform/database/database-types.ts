import type {
  AddressesTable,
  AttemptsTable,
  BlocksTable,
  CustomerAliasesTable,
  CustomersTable,
  FavoritesTable,
  IdentitiesTable,
  InvitationsTable,
  OrderClaimsTable,
  PasswordResetsTable,
  SessionsTable,
  SignInsUnderWayTable,
  SpentTokensTable,
  StaffTable,
  UsersTable,
} from '../tables/account-tables.ts';
import type { AlarmsTable, RingsTable, StaffDevicesTable } from '../tables/alarm-tables.ts';
import type {
  CheckoutSessionsTable,
  DeliveriesTable,
  DeliveryServicesTable,
  HandedDeliveriesTable,
  KeysTable,
  TillDishRefsTable,
  TillMenusTable,
  TillOptionRefsTable,
  TillOrdersTable,
  TillStockTable,
  TillsTable,
  WebhooksTable,
} from '../tables/connection-tables.ts';
import type { CampaignMailsTable, CampaignsTable, SubscribersTable } from '../tables/list-tables.ts';
import type {
  CategoriesTable,
  DayPortionsTable,
  DealsTable,
  MenuImportsTable,
  OptionGroupsTable,
  OptionValuesTable,
  PictureFetchesTable,
  ProductCategoriesTable,
  ProductOptionGroupsTable,
  ProductsTable,
} from '../tables/menu-tables.ts';
import type {
  CallCountersTable,
  CourierLinksTable,
  IdempotencyKeysTable,
  OrderLinesTable,
  OrderLinksTable,
  OrderNotesTable,
  OrderPhotosTable,
  OrderStatusHistoryTable,
  OrdersTable,
  SlotLoadsTable,
  StatusTransitionsTable,
} from '../tables/order-tables.ts';
import type {
  CashCountsTable,
  CashRefundsTable,
  CourierSettlementsTable,
  PaymentAccountsTable,
  PaymentActsTable,
  PaymentEventsTable,
  PaymentsTable,
  ProviderBalanceTable,
} from '../tables/payment-tables.ts';
import type { PrintersTable, PrintJobsTable } from '../tables/printing-tables.ts';
import type {
  LoyaltyBalancesTable,
  LoyaltyLedgerTable,
  PromotionContactsTable,
  PromotionCustomersTable,
  PromotionProductsTable,
  PromotionsTable,
} from '../tables/promotion-tables.ts';
/** The database's tables as Kysely sees them; `db/migrations` creates them. */
import type { OrderPushesTable } from '../tables/push-tables.ts';
import type { CreditNoteCountersTable, ReceiptCountersTable, ReceiptsTable } from '../tables/receipt-tables.ts';
import type {
  HighlightsTable,
  OpeningExceptionsTable,
  PicturesTable,
  RestaurantDomainsTable,
  RestaurantsTable,
  TextsTable,
  TranslationMemoryTable,
  TranslationUsageTable,
  UploadsTable,
} from '../tables/restaurant-tables.ts';
import type { ReviewCountsTable, ReviewRepliesTable, ReviewsTable } from '../tables/review-tables.ts';
import type { KitchenDevicesTable, StationsTable } from '../tables/station-tables.ts';
import type { TelephoneMessagesTable } from '../tables/telephone-tables.ts';
import type { AuditLogTable, MessagesTable, OutboxTable, SettingsTable } from '../tables/work-tables.ts';
export interface Tables {
  restaurants: RestaurantsTable;
  restaurant_domains: RestaurantDomainsTable;
  opening_exceptions: OpeningExceptionsTable;
  texts: TextsTable;
  pictures: PicturesTable;
  categories: CategoriesTable;
  products: ProductsTable;
  product_categories: ProductCategoriesTable;
  menu_imports: MenuImportsTable;
  picture_fetches: PictureFetchesTable;
  option_groups: OptionGroupsTable;
  option_values: OptionValuesTable;
  product_option_groups: ProductOptionGroupsTable;
  highlights: HighlightsTable;
  promotions: PromotionsTable;
  promotion_products: PromotionProductsTable;
  promotion_customers: PromotionCustomersTable;
  promotion_contacts: PromotionContactsTable;
  users: UsersTable;
  addresses: AddressesTable;
  sessions: SessionsTable;
  spent_tokens: SpentTokensTable;
  password_resets: PasswordResetsTable;
  identities: IdentitiesTable;
  sign_ins_under_way: SignInsUnderWayTable;
  attempts: AttemptsTable;
  staff: StaffTable;
  customers: CustomersTable;
  customer_aliases: CustomerAliasesTable;
  blocks: BlocksTable;
  subscribers: SubscribersTable;
  campaigns: CampaignsTable;
  campaign_mails: CampaignMailsTable;
  invitations: InvitationsTable;
  favorites: FavoritesTable;
  loyalty_balances: LoyaltyBalancesTable;
  loyalty_ledger: LoyaltyLedgerTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_links: OrderLinksTable;
  courier_links: CourierLinksTable;
  order_notes: OrderNotesTable;
  order_photos: OrderPhotosTable;
  order_claims: OrderClaimsTable;
  credit_note_counters: CreditNoteCountersTable;
  call_counters: CallCountersTable;
  day_portions: DayPortionsTable;
  deals: DealsTable;
  receipt_counters: ReceiptCountersTable;
  receipts: ReceiptsTable;
  printers: PrintersTable;
  print_jobs: PrintJobsTable;
  staff_devices: StaffDevicesTable;
  alarms: AlarmsTable;
  rings: RingsTable;
  telephone_messages: TelephoneMessagesTable;
  order_pushes: OrderPushesTable;
  stations: StationsTable;
  keys: KeysTable;
  webhooks: WebhooksTable;
  deliveries: DeliveriesTable;
  tills: TillsTable;
  till_orders: TillOrdersTable;
  delivery_services: DeliveryServicesTable;
  handed_deliveries: HandedDeliveriesTable;
  till_menus: TillMenusTable;
  till_stock: TillStockTable;
  till_dish_refs: TillDishRefsTable;
  till_option_refs: TillOptionRefsTable;
  checkout_sessions: CheckoutSessionsTable;
  kitchen_devices: KitchenDevicesTable;
  order_status_history: OrderStatusHistoryTable;
  idempotency_keys: IdempotencyKeysTable;
  status_transitions: StatusTransitionsTable;
  slot_loads: SlotLoadsTable;
  payment_accounts: PaymentAccountsTable;
  payments: PaymentsTable;
  payment_acts: PaymentActsTable;
  cash_counts: CashCountsTable;
  courier_settlements: CourierSettlementsTable;
  cash_refunds: CashRefundsTable;
  payment_events: PaymentEventsTable;
  provider_balance: ProviderBalanceTable;
  reviews: ReviewsTable;
  review_counts: ReviewCountsTable;
  review_replies: ReviewRepliesTable;
  translation_memory: TranslationMemoryTable;
  translation_usage: TranslationUsageTable;
  uploads: UploadsTable;
  messages: MessagesTable;
  outbox: OutboxTable;
  audit_log: AuditLogTable;
  settings: SettingsTable;
}
