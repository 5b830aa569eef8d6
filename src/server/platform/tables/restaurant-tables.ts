import type { Restaurant } from '../../../contract/restaurants.ts';
import type { StaffLegal } from '../../../contract/staff/staff-legal.ts';
import type { DeliveryService } from '../../../domain/delivery-services/delivery-services.ts';
import type { Language } from '../../../domain/languages.ts';
import type { AlarmLadder, BoardSound } from '../../../domain/orders/alarms.ts';
import type { OnlineOnly } from '../../../domain/orders/online-only.ts';
import type { PaymentMethod } from '../../../domain/orders/payment-methods.ts';
import type { Tips } from '../../../domain/orders/tips.ts';
import type { OrderTimes } from '../../../domain/slots/order-times.ts';
import type { DatevSettings } from '../../../domain/taxes/datev-settings.ts';
import type { TaxedFee, TaxSettings } from '../../../domain/taxes/tax-settings.ts';
import type { Closure } from '../../../domain/times/closures.ts';
import type { DayHours, OpeningWindow } from '../../../domain/times/opening-windows.ts';
import type { UsualMinutes } from '../../../domain/times/usual-minutes.ts';
import type { Zone } from '../../../domain/zones/zone.ts';
import type { AboutStructure } from './about-structure.ts';
import type { Flag, Instant, Json, JsonOf, Money, TenantColumn } from './columns.ts';

/** What a restaurant says of itself by law, and when it was changed. */
interface StoredLegal extends StaffLegal {
  changedAt: Instant;
}

/** What a restaurant has set about alarms. */
export interface StoredAlarms extends AlarmLadder, BoardSound {
  /** `seed`: what its signatures' key is made from (`webhookSecret`); `phone`: what a gateway may call. */
  webhook: { url: string; phone: string | null; seed: string } | null;
  /** Whom the last step calls or texts; missing: nobody. */
  people?: readonly CalledPerson[];
}

/** `quiet`: 'HH:MM' by the restaurant's clock, over midnight too; null: never. */
export interface CalledPerson {
  id: string;
  name: string;
  phone: string;
  by: 'call' | 'text';
  quiet: { from: string; to: string } | null;
}

/** Exceptions of a date; null: there is none, so that it has its weekday's hours. */
export interface DayExceptions {
  opening: DayHours | null;
  deliveries: DayHours | null;
}
export interface StoredChangedHours extends DayExceptions {
  date: string;
  /** null: it does not open at all. */
  closesAt: Instant | null;
  /** When both its hours before and after the change are over. */
  until: Instant;
}

export interface RestaurantsTable {
  id: string;
  slug: string;
  name: string;
  content_language: Language;
  timezone: string;
  currency_code: string;
  currency_symbol: string;
  /** `logoName`. */
  logo: string | null;
  /** Id of a row in `pictures`. */
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
  /** By how many percent the menu is cheaper for whoever fetches the food; null: not at all. */
  pickup_percent_off: number | null;
  minimum_order: Money;
  /** Where it delivers, in the order in which they are asked, and by which terms, in minor units; null: everywhere, by its own. */
  zones: JsonOf<Zone[]> | null;
  /** The postcodes of the zones, for a process of the release before (`zoneColumns`); null: everywhere. */
  delivery_postcodes: JsonOf<string[]> | null;
  /** null: the text of `texts`, else the platform's default. */
  delivery_minutes: JsonOf<UsualMinutes> | null;
  collection_minutes: JsonOf<UsualMinutes> | null;
  ordering_paused_until: Instant | null;
  /** The date whose hours were changed from the board, with what held before; null: none. */
  changed_hours: JsonOf<StoredChangedHours> | null;
  /** null: none. What customers read of them are texts of the subject 'closure'. */
  closures: JsonOf<Closure[]> | null;
  /** Since when a new restaurant's owner prepares it, who has not opened it for orders yet; null: it takes orders. */
  preparing_since: Instant | null;
  /** null: those of the specification (`USUAL_ORDER_TIMES`). */
  order_times: JsonOf<OrderTimes> | null;
  /** Everything takes so much longer until then; both null: the kitchen has never been busy. */
  busy_minutes: number | null;
  busy_until: Instant | null;
  publishes_punctuality: Flag;
  /** Of the last 30 days; null: unknown, or from too few orders. */
  on_time_percent: number | null;
  /** So many minutes before it is due an order for later comes to the cooks; null: `START_AHEAD.usual`. */
  start_ahead: number | null;
  /** Whether the papers of an order for later wait until then. */
  holds_papers: Flag;
  /** Minutes until staff are reminded of an unanswered order, and until it is cancelled, counted by `acceptanceDeadline`; null: never. */
  remind_after_minutes: number | null;
  cancel_after_minutes: number | null;
  /** null: the usual ladder and sound, and no webhook. */
  alarms: JsonOf<StoredAlarms> | null;
  /** null: nothing was ever saved. `legal_version` counts the changes: customers accept the one of their day. */
  legal: JsonOf<StoredLegal> | null;
  legal_version: number | null;
  /** null: the restaurant has not said how it is taxed. */
  taxes: JsonOf<TaxSettings> | null;
  /** By which accounts its receipts are written for DATEV; null or missing: nobody has said. */
  datev?: JsonOf<DatevSettings> | null | undefined;
  /** What is added to orders besides the delivery fee; null: nothing. */
  fees: JsonOf<TaxedFee[]> | null;
  /** Which tips are offered; null: none. */
  tips: JsonOf<Tips> | null;
  /** Whether checkout asks what becomes of a dish that is missing. */
  asks_wishes: Flag;
  /** Whether customers may add a few words to a dish. */
  takes_line_notes: Flag;
  /** Whether couriers may take orders by a link on their phones. */
  couriers: Flag;
  /** Since when cash that couriers take counts once they have handed it in; null: it counts when it is paid. */
  couriers_settle_from: Instant | null;
  /** Whether customers are shown how far away a courier is who agrees to it. */
  couriers_show_position: Flag;
  /** Which services bring its deliveries (`delivery_services`); null or missing: none. */
  delivery_services?: JsonOf<DeliveryService[]> | null | undefined;
  /** Whether customers are mailed of fewer steps of their orders. */
  few_mails: Flag;
  /** Whether customers may have themselves texted when their order is ready or on its way. */
  texts_guests: Flag;
  /** Whether nothing is answered to assistants; null: they are answered. */
  assistants_off: Flag | null;
  /** Up to which total assistants order by themselves what a known buyer pays at the counter; null: never. */
  assistants_up_to: Money | null;
  /** For how many days messages of the contact form are kept; null: the form is simulated (specification section 5). */
  message_days: number | null;
  /** Whether customers may join a mailing list. */
  mailing_list: Flag;
  /** The most mails that its campaigns send in a day. */
  campaign_mails_a_day: number;
  /** What customers are offered; null: all languages. */
  languages: JsonOf<Language[]> | null;
  /** Whether people may order without an account. */
  guest_orders: Flag;
  /** From this total on, guests who do not pay online are called back before anybody accepts; null: never. */
  call_back_from: Money | null;
  /** For how many months after their last order guests keep their names; null: for ever. */
  guest_months: number | null;
  social: JsonOf<Restaurant['socialMediaLinks']>;
  payment_methods: JsonOf<PaymentMethod[]>;
  /** Amounts in minor units; null: for no orders. */
  online_only: JsonOf<OnlineOnly> | null;
  /** null: no about content. */
  about: JsonOf<AboutStructure> | null;
  /** null: no hours published. */
  opening_hours: JsonOf<NonNullable<Restaurant['openingHours']>> | null;
  /** Sum of half stars and number of the visible reviews: the average is their quotient. */
  rating_half_stars: number;
  rating_count: number;
  /** Raised with every change of public content (`bumpContent`); caches compare it. */
  revision: number;
  created_at: Instant;
}

export interface RestaurantDomainsTable extends TenantColumn {
  host: string;
  is_primary: Flag;
}

export interface OpeningExceptionsTable extends TenantColumn {
  date: string;
  opens: string | null;
  closes: string | null;
  is_closed: Flag;
  /** null unless the date has several openings. */
  windows: JsonOf<OpeningWindow[]> | null;
}

/** By the restaurant, or by a machine. */
type Provenance = 'authored' | 'machine';

/** Every text that a restaurant publishes: one row per language. */
export interface TextsTable extends TenantColumn {
  lang: Language;
  /** Type of the record that the text belongs to: 'product', 'category', 'restaurant', … */
  subject: string;
  subject_id: string;
  field: string;
  text: string;
  provenance: Provenance;
  engine: string | null;
  updated_at: Instant;
}

export interface PicturesTable extends TenantColumn {
  id: string;
  /** `contentHash` of the original file. */
  hash: string;
  width: number;
  height: number;
  color: string;
}

export interface HighlightsTable extends TenantColumn {
  id: string;
  picture_id: string | null;
  tall_picture_id: string | null;
  video: string | null;
  link_url: string | null;
  button_color: string | null;
  button_text_color: string | null;
  overlay_color: string | null;
  text_color: string | null;
  /** One of `ANIMATION_HINTS`, or from an import any other, which means 'fade-in'. */
  animation_hint: string;
  position: number;
  is_active: Flag;
}

export interface TranslationMemoryTable extends TenantColumn {
  /** 'und' (ISO 639-2 "undetermined"): a customer's text, whose language is unknown. */
  source_lang: Language | 'und';
  target_lang: Language;
  /** SHA-256 of the source text, hex. */
  source_hash: string;
  text: string;
  provenance: Provenance;
  engine: string | null;
  created_at: Instant;
}

/** Pictures, videos and logos that staff uploaded. */
export interface UploadsTable extends TenantColumn {
  /** File name in the folder of originals. */
  file: string;
  bytes: number;
}

export interface TranslationUsageTable extends TenantColumn {
  /** UTC date, such as "2026-06-17". */
  day: string;
  characters: number;
}
