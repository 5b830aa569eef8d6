import type { RestaurantSource } from '../../src/server/import/import-restaurant.ts';
import { restaurantFile } from '../../src/server/import/restaurant-file.ts';
import { trattoriaMenu } from './trattoria-menu.ts';
import { trattoriaOffers } from './trattoria-offers.ts';

const openDay = { open: '12:00', close: '22:00' };

/** GBP, Europe/London, delivery and pickup; every kind of option, promotion and reward. No pictures. */
export const trattoria: RestaurantSource = {
  baseDir: null,
  file: restaurantFile.parse({
    slug: 'trattoria',
    name: 'Trattoria Test',
    contentLanguage: 'en',
    timezone: 'Europe/London',
    currency: { code: 'GBP', symbol: '£' },
    domains: ['trattoria.test'],
    theme: { primary: '#b3261e', secondary: '#2f6b3c', accent: '#f2b233' },
    logo: null,
    cover: null,
    contact: { phone: '+44 20 7946 0000', email: 'ciao@trattoria.test' },
    address: {
      street: '1 Test Street',
      city: 'London',
      postcode: 'N1 1AA',
      country: 'United Kingdom',
      coordinates: [-0.1, 51.5],
    },
    openingHours: {
      monday: { isClosed: true },
      tuesday: openDay,
      wednesday: openDay,
      thursday: openDay,
      friday: { open: '18:00', close: '02:00' },
      saturday: openDay,
      sunday: openDay,
    },
    openingHoursExceptions: [{ date: '+9d', isClosed: true }],
    delivery: {
      fee: 2.5,
      allowsCollection: true,
      minimumOrderValue: 15,
      deliveryTime: { en: '30-45 minutes', pt: '30-45 minutos' },
      collectionTime: { en: '15-20 minutes', pt: '15-20 minutos' },
    },
    paymentMethods: [
      { methodName: 'Cash on Delivery', isEnabled: true },
      { methodName: 'Cash', isEnabled: true },
      { methodName: 'Card on Delivery', isEnabled: false },
    ],
    social: { instagram: 'https://www.instagram.com/trattoria.example' },
    about: {
      teaser: {
        preHeading: { en: 'Our story', pt: 'A nossa história' },
        mainHeadline: { en: 'One oven', pt: 'Um forno' },
        introParagraph: { en: 'We bake.', pt: 'Nós cozemos.' },
        imageUrl: null,
        expandedParagraphs: [{ icon: 'wheat', text: { en: 'Slow dough.', pt: 'Massa lenta.' } }],
      },
      fullPage: {
        pageTagline: { en: 'Pizza from brick', pt: 'Pizza de tijolo' },
        missionStatement: { en: 'Honest cooking.', pt: 'Cozinha honesta.' },
        storySections: [
          {
            sectionType: 'text',
            heading: { en: 'Start', pt: 'Início' },
            paragraph: { en: 'A van.', pt: 'Uma carrinha.' },
          },
        ],
        coreValues: [{ en: 'Patience', pt: 'Paciência' }],
      },
    },
    ...trattoriaMenu,
    ...trattoriaOffers,
    reviews: [
      {
        key: 'ann',
        author: 'Ann Baker',
        rating: 5,
        comment: { en: 'The best crust in town.', pt: 'A melhor massa da cidade.' },
        createdAt: '2026-06-01T18:00:00Z',
        replies: [
          {
            author: 'Bea Rossi',
            role: 'Owner',
            comment: { en: 'Thank you!', pt: 'Obrigada!' },
            createdAt: '2026-06-02T09:00:00Z',
          },
        ],
      },
      { key: 'carl', author: 'Carl Diaz', rating: 3.5, createdAt: '2026-05-20T18:00:00Z' },
    ],
  }),
};
