import type { Language } from '../../domain/languages.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toMinor } from '../../domain/money/money.ts';
import { parseMinutes } from '../../domain/times/usual-minutes.ts';
import { plainZone, type Zone } from '../../domain/zones/zone.ts';
import { toJson } from '../platform/database/json-columns.ts';
import type {
  OpeningExceptionsTable,
  RestaurantDomainsTable,
  RestaurantsTable,
} from '../platform/tables/restaurant-tables.ts';
import { exceptionRow } from '../restaurants/opening-exceptions.ts';
import { publishedDay } from '../restaurants/published-day.ts';
import { shapeOf, zoneColumns } from '../zones/zone-columns.ts';
import type { ImportContext } from './import-context.ts';
import { resolveDay } from './resolve-day.ts';
import type { RestaurantFile } from './restaurant-file.ts';

type UsualTime = RestaurantFile['delivery']['deliveryTime'];

/** A usual time as minutes; as the file's text where that names none. */
function timeOf(time: UsualTime, language: Language) {
  if (time === null) return { minutes: null, text: null };
  if (typeof time === 'object' && 'from' in time) return { minutes: time, text: null };
  const minutes = parseMinutes((typeof time === 'string' ? time : time[language]) ?? '');
  return { minutes, text: minutes ? null : time };
}

/** The columns that an import writes. Ratings are counted from reviews; revision and pause belong to the server. */
export type ImportedRestaurant = Omit<
  RestaurantsTable,
  | 'rating_half_stars'
  | 'rating_count'
  | 'revision'
  | 'created_at'
  | 'ordering_paused_until'
  | 'preparing_since'
  | 'changed_hours'
  | 'closures'
  | 'online_only'
  | 'order_times'
  | 'start_ahead'
  | 'holds_papers'
  | 'busy_minutes'
  | 'busy_until'
  | 'publishes_punctuality'
  | 'on_time_percent'
  | 'legal'
  | 'message_days'
  | 'mailing_list'
  | 'campaign_mails_a_day'
  | 'legal_version'
  | 'taxes'
  | 'fees'
  | 'tips'
  | 'asks_wishes'
  | 'takes_line_notes'
  | 'couriers'
  | 'couriers_settle_from'
  | 'couriers_show_position'
  | 'few_mails'
  | 'texts_guests'
  | 'assistants_off'
  | 'assistants_up_to'
  | 'remind_after_minutes'
  | 'alarms'
  | 'cancel_after_minutes'
  | 'languages'
  | 'guest_orders'
  | 'call_back_from'
  | 'guest_months'
  | 'about'
  | 'logo'
  | 'cover_picture'
> &
  Partial<Pick<RestaurantsTable, SaidOrLeft>>;

/** What the office said stays where the file says nothing. */
type SaidOrLeft = 'takes_line_notes' | 'couriers' | 'couriers_settle_from' | 'couriers_show_position';

export function restaurantRows({ file, ids, now, texts }: ImportContext): {
  restaurant: ImportedRestaurant;
  domains: RestaurantDomainsTable[];
  exceptions: OpeningExceptionsTable[];
} {
  const { address, contact, delivery } = file;
  const usual = {
    delivery: timeOf(delivery.deliveryTime, file.contentLanguage),
    collection: timeOf(delivery.collectionTime, file.contentLanguage),
  };
  texts.addOwn({ delivery_time: usual.delivery.text, collection_time: usual.collection.text });
  const decimals = decimalsOf(file.currency.code);
  return {
    restaurant: {
      id: ids.restaurant,
      slug: file.slug,
      name: file.name,
      content_language: file.contentLanguage,
      timezone: file.timezone,
      currency_code: file.currency.code,
      currency_symbol: file.currency.symbol,
      theme: JSON.stringify(file.theme),
      contact_phone: contact.phone,
      contact_email: contact.email,
      street: address.street,
      city: address.city,
      postcode: address.postcode,
      country: address.country,
      longitude: address.coordinates?.[0] ?? null,
      latitude: address.coordinates?.[1] ?? null,
      delivery_fee: delivery.fee === null ? null : toMinor(delivery.fee, decimals),
      allows_collection: Number(delivery.allowsCollection),
      pickup_percent_off: delivery.pickupPercentOff,
      minimum_order: toMinor(delivery.minimumOrderValue, decimals),
      ...zoneColumns(zonesOf(delivery, decimals)),
      delivery_minutes: usual.delivery.minutes && toJson(usual.delivery.minutes),
      collection_minutes: usual.collection.minutes && toJson(usual.collection.minutes),
      social: toJson(file.social),
      payment_methods: toJson(file.paymentMethods),
      opening_hours: openingHours(file.openingHours),
      ...(file.takesLineNotes !== undefined && { takes_line_notes: Number(file.takesLineNotes) }),
      ...courierColumns(delivery.couriers),
    },
    domains: file.domains.map((host) => ({ restaurant_id: ids.restaurant, host, is_primary: 0 })),
    exceptions: file.openingHoursExceptions.map(({ date, ...day }) =>
      exceptionRow(ids.restaurant, { ...day, date: resolveDay(date, now, file.timezone) }),
    ),
  };
}

/** null: everywhere. A zone's key is its id, so that an import repeated changes the same ones. */
function zonesOf({ zones, postcodes }: ImportContext['file']['delivery'], decimals: number): Zone[] | null {
  if (zones.length === 0) return postcodes && [plainZone('area', postcodes)];
  const minor = (amount: number | null) => (amount === null ? null : toMinor(amount, decimals));
  return zones.map(({ key: id, name, fee, minimum, freeFrom, travelMinutes, hours, deliveredBy, ...place }) => ({
    ...{ id, name, travelMinutes, hours },
    shape: shapeOf(place),
    ...{ fee: minor(fee), minimum: minor(minimum), freeFrom: minor(freeFrom) },
    ...(deliveredBy && { deliveredBy }),
  }));
}

/** Without couriers none hands in cash or shows where they are, as when the office switches them off. */
function courierColumns(couriers: ImportContext['file']['delivery']['couriers']): Pick<ImportedRestaurant, SaidOrLeft> {
  if (couriers === undefined) return {};
  if (couriers === null) return { couriers: 0, couriers_settle_from: null, couriers_show_position: 0 };
  const { showPosition } = couriers;
  return { couriers: 1, ...(showPosition !== undefined && { couriers_show_position: Number(showPosition) }) };
}

/** null: the file publishes none. */
function openingHours(hours: ImportContext['file']['openingHours']): RestaurantsTable['opening_hours'] {
  const days = Object.entries(hours).map(([day, each]) => [day, publishedDay(each)]);
  return days.length ? toJson(Object.fromEntries(days)) : null;
}
