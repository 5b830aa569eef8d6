import { expect, it } from 'vitest';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { restaurantJsonLd } from './restaurant-json-ld.ts';

const restaurant = (fee: number | null, allowsCollection: boolean) =>
  ({
    ...{ name: 'Vesta', totalReviews: 0, socialMediaLinks: {}, contact: {}, address: {} },
    ...{ currency: { code: 'EUR' }, openingHours: {}, openingHoursExceptions: [] },
    deliverySettings: { fee, allowsCollection },
  }) as unknown as Restaurant;
const actionsOf = (fee: number | null, allowsCollection: boolean) =>
  (restaurantJsonLd(restaurant(fee, allowsCollection), 'https://vesta.example', undefined) as Record<string, unknown>)[
    'potentialAction'
  ];

it('tells search engines how to order, for each way that the restaurant offers', () => {
  expect(actionsOf(2, true)).toMatchObject([
    {
      '@type': 'OrderAction',
      target: { urlTemplate: 'https://vesta.example/menu?order=delivery&from=search' },
      deliveryMethod: 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet',
    },
    {
      target: { urlTemplate: 'https://vesta.example/menu?order=pickup&from=search' },
      deliveryMethod: 'http://purl.org/goodrelations/v1#DeliveryModePickUp',
    },
  ]);
  expect(actionsOf(null, true)).toHaveLength(1);
});

it('tells of no way where the restaurant takes no orders', () => {
  expect(actionsOf(null, false)).toBeUndefined();
});
