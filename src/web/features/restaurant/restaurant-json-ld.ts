import type { Restaurant } from '../../../contract/restaurants.ts';
import { type OpeningWindow, windowsOf } from '../../../domain/opening-windows.ts';

/** The restaurant as search engines read it (schema.org). `origin` makes addresses absolute. */
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
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    ...(latitude !== undefined && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    openingHoursSpecification: weekly(restaurant),
    ...(restaurant.openingHoursExceptions.length > 0 && { specialOpeningHoursSpecification: exceptions(restaurant) }),
    currenciesAccepted: restaurant.currency.code,
    sameAs: Object.values(socialMediaLinks).filter(Boolean),
    ...(totalReviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: averageRating, reviewCount: totalReviews },
    }),
  };
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

function exceptions({ openingHoursExceptions }: Restaurant): object[] {
  return openingHoursExceptions.flatMap(({ date, ...day }) => {
    const windows = windowsOf(day).map(times);
    // Closed all day is written as a day that closes as it opens.
    return (windows.length ? windows : [{ opens: '00:00', closes: '00:00' }]).map((hours) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      ...hours,
    }));
  });
}

/** Equal times mean all day, which schema.org writes as one minute short of it. */
function times({ open, close }: OpeningWindow): object {
  return open === close ? { opens: '00:00', closes: '23:59' } : { opens: open, closes: close };
}
