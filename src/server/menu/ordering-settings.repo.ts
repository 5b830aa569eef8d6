import type { Currency } from '../../contract/primitives.ts';
import type { AppraisalSettings } from '../../domain/appraisal/asked-order.ts';
import { type BoardSound, USUAL_LADDER } from '../../domain/orders/alarms.ts';
import type { Tips } from '../../domain/orders/tips.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { prepared } from '../platform/database/prepared.ts';
import type { RestaurantsTable, StoredAlarms } from '../platform/tables/restaurant-tables.ts';
import { presentException } from '../restaurants/opening-exceptions.ts';
import { ORDER_TIME_COLUMNS, orderTimesOf } from '../restaurants/order-times-of.ts';

/** A restaurant's settings for taking orders. Money in minor units. */
export interface OrderingSettings extends AppraisalSettings {
  currency: Currency;
  /** Which tips it offers; null: none. */
  tips?: Tips | null;
  /** Whether customers may say what becomes of a dish that is missing. */
  asksWishes?: boolean;
  /** Whether customers may have themselves texted. */
  textsGuests?: boolean;
  /** Whether customers may add a few words to a dish. */
  takesLineNotes?: boolean;
  /** From which total on guests are called back; null: never. */
  callBackFrom?: number | null;
  /** Up to which total (minor units) assistants order for known buyers who pay at the counter; null: never. */
  assistantsUpTo?: number | null;
  /** The edition of the terms that an order accepts. */
  termsVersion?: number | null;
  /** Minutes until staff are reminded of an unanswered order, and until it is cancelled, counted by `acceptanceDeadline`; null: never. */
  remindAfter: number | null;
  cancelAfter: number | null;
  /** Steps before and after the mail: whether devices are to ring, and when the webhook and people are called; null: there are none. */
  alarms: { hasDevices: boolean; pushAfter: number | null; lastAfter: number | null };
}

/**
 * Reads the settings from the database, not from the content cache, which may be stale. Placing an order does so in its own
 * transaction. Throws for an unknown restaurant.
 */
export async function readOrderingSettings(db: Db, restaurantId: string): Promise<OrderingSettings> {
  const { rows } = await settingsOf(db, { restaurantId });
  const row = rows[0];
  if (!row) throw new Error(`no restaurant ${restaurantId}`);
  const exceptions = await exceptionsOf(db, { restaurantId });
  return {
    currency: { code: row.currency_code, symbol: row.currency_symbol },
    deliveryFee: row.delivery_fee,
    fees: fromJson(row.fees),
    tips: fromJson(row.tips),
    asksWishes: row.asks_wishes === 1,
    textsGuests: row.texts_guests === 1,
    takesLineNotes: row.takes_line_notes === 1,
    allowsCollection: row.allows_collection === 1,
    minimumOrder: row.minimum_order,
    zones: fromJson(row.zones),
    point: row.longitude === null || row.latitude === null ? null : [row.longitude, row.latitude],
    country: row.country,
    paymentMethods: fromJson(row.payment_methods),
    onlineOnly: fromJson(row.online_only),
    orderTimes: orderTimesOf(row),
    busy: busyOf(row),
    remindAfter: row.remind_after_minutes,
    cancelAfter: row.cancel_after_minutes,
    alarms: alarmsOf(row),
    termsVersion: row.legal_version,
    taxes: fromJson(row.taxes),
    assistantsUpTo: row.assistants_up_to === null ? null : Number(row.assistants_up_to),
    callBackFrom: row.call_back_from === null ? null : Number(row.call_back_from),
    schedule: {
      timezone: row.timezone,
      orderingPausedUntil: row.ordering_paused_until,
      isPreparing: row.preparing_since !== null,
      openingHours: fromJson(row.opening_hours),
      closures: fromJson(row.closures),
      openingHoursExceptions: exceptions.rows.map(presentException),
    },
  };
}

function busyOf({ busy_minutes: minutes, busy_until: until }: Pick<RestaurantsTable, 'busy_minutes' | 'busy_until'>) {
  return minutes === null || until === null ? null : { minutes, until };
}

function alarmsOf({ alarms, has_devices }: { alarms: RestaurantsTable['alarms']; has_devices: unknown }) {
  const stored: Omit<StoredAlarms, keyof BoardSound> = fromJson(alarms) ?? { ...USUAL_LADDER, webhook: null };
  const callsSomebody = stored.webhook !== null || (stored.people ?? []).length > 0;
  return {
    hasDevices: Boolean(has_devices),
    pushAfter: stored.pushAfterMinutes,
    lastAfter: callsSomebody ? stored.webhookAfterMinutes : null,
  };
}

const settingsOf = prepared((db, { restaurantId }: { restaurantId: string }) =>
  db
    .selectFrom('restaurants')
    .select(['currency_code', 'currency_symbol', 'timezone', 'delivery_fee', 'allows_collection', 'minimum_order'])
    .select([
      'payment_methods',
      'opening_hours',
      'ordering_paused_until',
      'closures',
      'online_only',
      'preparing_since',
      'longitude',
      'latitude',
      'country',
    ])
    .select([
      'remind_after_minutes',
      'cancel_after_minutes',
      ...ORDER_TIME_COLUMNS,
      'busy_minutes',
      'busy_until',
      'legal_version',
      'alarms',
      'taxes',
      'fees',
      'tips',
      'call_back_from',
      'assistants_up_to',
      'asks_wishes',
      'takes_line_notes',
      'texts_guests',
    ])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('staff_devices as d').select('d.id').whereRef('d.restaurant_id', '=', 'restaurants.id')).as(
        'has_devices',
      ),
    )
    .where('id', '=', restaurantId),
);

const exceptionsOf = prepared((db, { restaurantId }: { restaurantId: string }) =>
  db
    .selectFrom('opening_exceptions')
    .select(['date', 'opens', 'closes', 'is_closed', 'windows'])
    .where('restaurant_id', '=', restaurantId)
    .orderBy('date'),
);
