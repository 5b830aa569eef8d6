import type { Restaurant } from '../../contract/restaurants.ts';
import type { Language } from '../../domain/languages.ts';
import { DEFAULTS } from '../../domain/limits.ts';
import { safeWebAddress } from '../../domain/look/safe-link.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { smallestCoin } from '../../domain/money/smallest-coin.ts';
import { countryCode } from '../../domain/people/country-code.ts';
import { USUAL_ORDER_TIMES } from '../../domain/slots/order-times.ts';
import { buyerAskedAbove } from '../../domain/taxes/buyer.ts';
import type { UsualMinutes } from '../../domain/times/usual-minutes.ts';
import { isOfPixels, logoAddress } from '../pictures/logo-file.ts';
import { presentPicture } from '../pictures/present-picture.ts';
import { toIso } from '../platform/clock.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';
import { presentException } from '../restaurants/opening-exceptions.ts';
import { hasWays } from '../restaurants/order-times-of.ts';
import { presentOnlineOnly } from '../restaurants/present-online-only.ts';
import { presentZones } from '../zones/present-zones.ts';
import type { ContentRows } from './content.repo.ts';
import type { FoundTexts } from './found-texts.ts';
import { aboutFields, presentAbout } from './present-about.ts';
import { presentClosures } from './present-closures.ts';
import { presentLegal } from './present-legal.ts';
import { usualMinutesText } from './usual-minutes-text.ts';

/** The public configuration (specification section 3). `hasTelephone`: whether the server can text anybody. */
export function presentRestaurant(
  { restaurant: row, exceptions, pictures, products }: ContentRows,
  texts: FoundTexts,
  { language, hasTelephone }: { language: Language; hasTelephone: boolean },
): Restaurant {
  const picturesById = new Map(pictures.map((picture) => [picture.id, picture]));
  const imageOf = (id: string | null) => {
    const picture = id === null ? undefined : picturesById.get(id);
    return picture ? presentPicture(picture, 'hero') : null;
  };
  const about = fromJson(row.about);
  const { lang, langs, text, originals } = texts.of('restaurant', row.id, [
    'delivery_time',
    'collection_time',
    ...(about ? aboutFields(about) : []),
  ]);
  const usual = (
    minutes: RestaurantsTable['delivery_minutes'],
    written: string | null | undefined,
    usually: UsualMinutes,
  ) => (minutes === null && written ? written : usualMinutesText(fromJson(minutes) ?? usually, language));
  const cover = imageOf(row.cover_picture);
  const legal = presentLegal(row);
  const logo = row.logo && logoAddress(row.logo);
  // Pixels may be of any shape and many: tabs get the square icon that is made of them.
  const favicon = row.logo && isOfPixels(row.logo) ? null : logo;
  return {
    _id: row.id,
    name: row.name,
    slug: row.slug,
    logoUrl: logo,
    coverImageUrl: cover?.src ?? null,
    coverImage: cover,
    currency: { code: row.currency_code, symbol: row.currency_symbol },
    ...presentCoin(row),
    themeSettings: { favicon, ...(JSON.parse(row.theme) as Omit<Restaurant['themeSettings'], 'favicon'>) },
    deliverySettings: {
      fee: row.delivery_fee === null ? null : toDecimal(row.delivery_fee, decimalsOf(row.currency_code)),
      allowsCollection: row.allows_collection === 1,
      minimumOrderValue: toDecimal(row.minimum_order, decimalsOf(row.currency_code)),
      ...presentZones(row),
      deliveryTime: usual(row.delivery_minutes, text.delivery_time, DEFAULTS.deliveryMinutes),
      collectionTime: usual(row.collection_minutes, text.collection_time, DEFAULTS.collectionMinutes),
    },
    contact: { phone: row.contact_phone, email: row.contact_email },
    address: presentAddress(row),
    timezone: row.timezone,
    openingHours: fromJson(row.opening_hours),
    openingHoursExceptions: exceptions.map(presentException),
    ...presentClosures(row, texts),
    ...presentOrderTimes(row, products),
    orderingPausedUntil: toIso(row.ordering_paused_until),
    ...(row.preparing_since !== null && { isPreparing: true as const }),
    ...(row.message_days !== null && { takesMessages: true as const }),
    ...(row.mailing_list === 1 && { hasMailingList: true as const }),
    ...(legal && { legal }),
    ...presentTax(row),
    ...presentBuyer(row),
    ...presentFees(row),
    ...(row.tips !== null && { tips: fromJson(row.tips) }),
    ...(row.asks_wishes === 1 && { asksWishes: true as const }),
    ...(products.some(({ goes_with }) => goes_with !== null) && { suggestsDishes: true as const }),
    ...(row.takes_line_notes === 1 && { takesLineNotes: true as const }),
    ...(row.couriers === 1 && { usesCouriers: true as const }),
    ...(row.delivery_services && { deliveredBy: fromJson(row.delivery_services) }),
    ...(row.few_mails === 1 && { fewMails: true as const }),
    ...(row.texts_guests === 1 && hasTelephone && { textsGuests: true as const }),
    ...(row.assistants_off === 1 && { assistantsOff: true as const }),
    ...(row.guest_orders === 0 && { guestOrders: false as const }),
    socialMediaLinks: presentLinks(row.social),
    paymentMethods: fromJson(row.payment_methods),
    ...(row.online_only !== null && { onlineOnly: presentOnlineOnly(row.online_only, row.currency_code) }),
    averageRating: averageRating(row),
    totalReviews: row.rating_count,
    aboutContent: about && presentAbout(about, (field) => text[field] ?? '', imageOf),
    contentLanguage: row.content_language,
    ...(row.languages !== null && { languages: fromJson(row.languages) }),
    lang,
    langs,
    originals,
  };
}

function presentTax({ taxes }: RestaurantsTable): Pick<Restaurant, 'tax'> {
  const settings = fromJson(taxes);
  if (!settings?.rates.length) return {};
  return { tax: { label: settings.label, isIncluded: settings.isIncluded } };
}

function presentBuyer({ taxes, country }: RestaurantsTable): Pick<Restaurant, 'asksBuyer'> {
  const settings = fromJson(taxes);
  const above = settings && buyerAskedAbove(countryCode(country), settings);
  return above === null ? {} : { asksBuyer: { above } };
}

function presentFees({ fees, currency_code }: RestaurantsTable): Pick<Restaurant, 'fees'> {
  if (fees === null) return {};
  const amount = (minor: number) => toDecimal(minor, decimalsOf(currency_code));
  return {
    fees: fromJson(fees).map(({ taxClass: _, ...fee }) => ({
      ...fee,
      amount: amount(fee.amount),
      below: fee.below === null ? null : amount(fee.below),
    })),
  };
}

function presentOrderTimes(row: RestaurantsTable, products: ContentRows['products']) {
  const { busy_minutes: minutes, busy_until: until } = row;
  const times = fromJson(row.order_times);
  const busy = minutes !== null && until !== null && { busy: { minutes, until: toIso(until) } };
  const isUsual = !times && !busy && !hasWays(row) && products.every((product) => product.notice_minutes === 0);
  return {
    ...(!isUsual && { orderTimes: { daysAhead: (times ?? USUAL_ORDER_TIMES).daysAhead, ...busy } }),
    ...(row.publishes_punctuality === 1 && row.on_time_percent !== null && { onTimePercent: row.on_time_percent }),
  };
}

/** Average stars, rounded to one decimal; 0 without reviews. */
export function averageRating(row: Pick<RestaurantsTable, 'rating_half_stars' | 'rating_count'>): number {
  return row.rating_count === 0 ? 0 : Math.round((row.rating_half_stars * 5) / row.rating_count) / 10;
}

/** Only http(s) addresses, whatever the database holds: they become links. */
function presentLinks(social: RestaurantsTable['social']): Restaurant['socialMediaLinks'] {
  const links = Object.entries(fromJson(social));
  return Object.fromEntries(links.filter(([, address]) => address && safeWebAddress.test(address)));
}

function presentAddress(row: RestaurantsTable): Restaurant['address'] {
  const { street, city, postcode, country, longitude, latitude } = row;
  const coordinates =
    longitude === null || latitude === null ? null : { coordinates: [longitude, latitude] as [number, number] };
  return { street, city, postcode, country, coordinates };
}

/** Nothing where any sum can be paid in cash. Only the euro's coins differ from country to country. */
function presentCoin({ currency_code: code, country }: RestaurantsTable): Pick<Restaurant, 'smallestCoin'> {
  const coin = smallestCoin(code, code === 'EUR' ? countryCode(country) : null);
  return coin > 1 ? { smallestCoin: toDecimal(coin, decimalsOf(code)) } : {};
}
