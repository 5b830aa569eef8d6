import type { Restaurant } from '../../../contract/restaurants.ts';
import { ORDER_TYPE, offeredTypes } from '../../../domain/orders/order-types.ts';
import type { Closure } from '../../../domain/times/closures.ts';
import { type OpeningWindow, windowsOf } from '../../../domain/times/opening-windows.ts';

/** The restaurant for search engines (schema.org). `origin` makes addresses absolute. */
export function restaurantJsonLd(restaurant: Restaurant, origin: string, picture: string | undefined): object {
  const { address, contact, totalReviews, averageRating, socialMediaLinks } = restaurant;
  const [longitude, latitude] = address.coordinates?.coordinates ?? [];
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${origin}/#restaurant`,
    name: restaurant.name,
    url: `${origin}/`,
    hasMenu: { '@type': 'Menu', '@id': `${origin}/menu#menu`, url: `${origin}/menu` },
    ...(picture && { image: new URL(picture, origin).href }),
    ...(restaurant.logoUrl && { logo: new URL(restaurant.logoUrl, origin).href }),
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.email && { email: contact.email }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      ...(address.postcode && { postalCode: address.postcode }),
      addressCountry: address.country,
    },
    ...(latitude !== undefined && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    openingHoursSpecification: weekly(restaurant),
    ...special(restaurant),
    acceptsReservations: false,
    ...orderActions(restaurant, origin),
    currenciesAccepted: restaurant.currency.code,
    sameAs: Object.values(socialMediaLinks).filter(Boolean),
    ...(totalReviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: averageRating, reviewCount: totalReviews },
    }),
  };
}

/** How to order (schema.org OrderAction): a link that opens the menu, for each way that the restaurant offers. */
function orderActions(restaurant: Restaurant, origin: string): object {
  const actions = offeredTypes(restaurant.deliverySettings).map((type) => ({
    '@type': 'OrderAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}/menu?order=${ORDER_TYPE[type].word}&from=search`,
      actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
    },
    deliveryMethod: `http://purl.org/goodrelations/v1#DeliveryMode${ORDER_TYPE[type].hasAddress ? 'OwnFleet' : 'PickUp'}`,
  }));
  return actions.length > 0 ? { potentialAction: actions } : {};
}

function weekly({ openingHours }: Restaurant): object[] {
  return Object.entries(openingHours ?? {}).flatMap(([day, hours]) =>
    windowsOf(hours).map((window) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day[0]?.toUpperCase()}${day.slice(1)}`,
      ...times(window),
    })),
  );
}

/** Dates with hours of their own, and closures; nothing where there are none. */
function special({ openingHoursExceptions, closures = [] }: Restaurant): object {
  const dates = openingHoursExceptions.flatMap(({ date, ...day }) => {
    const windows = windowsOf(day).map(times);
    return (windows.length ? windows : [CLOSED]).map((hours) => hoursOf({ from: date, to: date }, hours));
  });
  const all = [...dates, ...closures.map((closure) => hoursOf(closure, CLOSED))];
  return all.length > 0 ? { specialOpeningHoursSpecification: all } : {};
}

/** schema.org expresses a closed day by equal times of opening and closing. */
const CLOSED = { opens: '00:00', closes: '00:00' };

function hoursOf({ from, to }: Closure, hours: object): object {
  return { '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to, ...hours };
}

/** Our equal times mean open all day, which schema.org expresses as 00:00 to 23:59. */
function times({ open, close }: OpeningWindow): object {
  return open === close ? { opens: '00:00', closes: '23:59' } : { opens: open, closes: close };
}
