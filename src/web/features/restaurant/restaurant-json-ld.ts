import type { Restaurant } from '../../../contract/restaurants.ts';

/** The restaurant as search engines read it (schema.org). `origin` makes addresses absolute. */
export function restaurantJsonLd(restaurant: Restaurant, origin: string, picture: string | undefined): object {
  const { address, contact, openingHours, totalReviews, averageRating, socialMediaLinks } = restaurant;
  const [longitude, latitude] = address.coordinates?.coordinates ?? [];
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${origin}/#restaurant`,
    name: restaurant.name,
    url: `${origin}/`,
    menu: `${origin}/menu`,
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
    openingHoursSpecification: Object.entries(openingHours ?? {})
      .filter(([, hours]) => hours && !hours.isClosed && hours.open && hours.close)
      .map(([day, hours]) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${day[0]?.toUpperCase()}${day.slice(1)}`,
        opens: hours?.open,
        // Equal times mean all day; schema.org writes that as one minute short of it.
        closes: hours?.open === hours?.close ? '23:59' : hours?.close,
      })),
    sameAs: Object.values(socialMediaLinks).filter(Boolean),
    ...(totalReviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: averageRating, reviewCount: totalReviews },
    }),
  };
}
