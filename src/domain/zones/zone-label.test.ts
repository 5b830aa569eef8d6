import { expect, it } from 'vitest';
import { zoneLabel } from './zone-label.ts';

const zone = { name: 'Old town', metres: 2440 };
const road = { metres: 3120, minutes: 9 };

it('says the zone and how far it is as the crow flies, or by road with the minutes', () => {
  expect(zoneLabel({ zone }, 'en')).toBe('Old town, 2.4 km');
  expect(zoneLabel({ zone: { ...zone, metres: null } }, 'en')).toBe('Old town');
  expect(zoneLabel({ zone, road }, 'en')).toBe('Old town, 3.1 km, 9 mins');
  expect(zoneLabel({ road }, 'en')).toBe('3.1 km, 9 mins');
  expect(zoneLabel({}, 'en')).toBe('');
});

it('is written as each language writes numbers and minutes', () => {
  expect(zoneLabel({ road }, 'de')).toBe('3,1 km, 9 Min.');
  expect(zoneLabel({ road }, 'ja')).toBe('3.1 km, 9 分');
});
