import { expect, it } from 'vitest';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { restaurantJsonLd } from './restaurant-json-ld.ts';
import { weekOf } from './week-rows.ts';

const lunch = { open: '11:00', close: '14:30' };
const dinner = { open: '18:00', close: '01:00' };
const split = { ...lunch, isClosed: false, windows: [lunch, dinner] };
const restaurant = {
  timezone: 'Europe/London',
  openingHours: { monday: split, tuesday: { open: '', close: '', isClosed: true } },
  openingHoursExceptions: [
    { date: '2026-05-05', ...split },
    { date: '2026-12-25', open: null, close: null, isClosed: true },
  ],
  ...{ address: { coordinates: null }, contact: {}, currency: {}, socialMediaLinks: {}, deliverySettings: {} },
} as unknown as Restaurant;
const bothOpenings = [
  { open: 660, close: 870 },
  { open: 1080, close: 60 },
];

it('a week names every opening of a day, and today those of its date', () => {
  const onTuesday = Date.parse('2026-05-05T12:00:00Z');
  const [monday, tuesday, wednesday] = weekOf(restaurant, onTuesday);
  expect(monday?.hours).toEqual(bothOpenings);
  expect(tuesday).toEqual({ day: 'tuesday', isToday: true, hours: bothOpenings });
  expect(wednesday?.hours).toBe('unspecified');
  expect(weekOf(restaurant, onTuesday + 7 * 86_400_000)[1]?.hours).toBe('closed');
});

it('search engines read every opening too', () => {
  const read = restaurantJsonLd(restaurant, 'https://vesta.example', undefined) as Record<string, object[]>;
  const times = [
    { opens: '11:00', closes: '14:30' },
    { opens: '18:00', closes: '01:00' },
  ];
  const monday = { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Monday' };
  expect(read.openingHoursSpecification).toEqual(times.map((each) => ({ ...monday, ...each })));
  expect(read.specialOpeningHoursSpecification).toMatchObject([...times, { opens: '00:00', closes: '00:00' }]);
});

it('a restaurant without hours has no week, whatever holds on another date', () => {
  const onTuesday = Date.parse('2026-05-05T12:00:00Z');
  const without = { ...restaurant, openingHours: null };
  expect(weekOf(without, onTuesday)[1]?.hours).toEqual(bothOpenings);
  expect(weekOf(without, onTuesday + 86_400_000)).toEqual([]);
});
