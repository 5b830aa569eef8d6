import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliversTo } from '../orders/delivery-area.ts';
import { plainZone, type Zone } from './zone.ts';
import { type ZonedAddress, type ZoneMoment, zoneOf } from './zone-of.ts';

/** Wednesday, 18:30 in London. */
const AT = Date.parse('2026-06-24T17:30:00Z');
const RESTAURANT = [-0.1, 51.5] as const;
const now: ZoneMoment = { at: AT, timezone: 'Europe/London', restaurant: RESTAURANT };
const area = (id: string, postcodes: string[], more: Partial<Zone> = {}): Zone => ({
  ...plainZone(id, postcodes),
  ...more,
});
const around = (id: string, kilometres: number): Zone => ({ ...area(id, []), shape: { kind: 'radius', kilometres } });
const home = (postalCode: string, point: ZonedAddress['point'] = null) => ({ postalCode, country: 'GB', point });
const found = (address: ZonedAddress, zones: Zone[], moment = now) => {
  const answer = zoneOf(address, zones, moment);
  return 'zone' in answer ? [answer.state, answer.zone.id] : [answer.state];
};

describe('the zone of an address', () => {
  it('is the first in the owner’s order that contains it', () => {
    const zones = [area('inner', ['N1']), area('outer', ['N'])];
    expect(found(home('N1 2BB'), zones)).toEqual(['inside', 'inner']);
    expect(found(home('N7 1AA'), zones)).toEqual(['inside', 'outer']);
    expect(found(home('N1 2BB'), zones.toReversed())).toEqual(['inside', 'outer']);
    expect(found(home('E1 6AN'), zones)).toEqual(['outside']);
  });

  it('is passed over outside its hours, for the next that contains the address', () => {
    const evening = { weekdays: ['wednesday'] as const, from: '18:00', to: '22:00' };
    const zones = [area('evening', ['N1'], { hours: evening }), area('always', ['N1'])];
    expect(found(home('N1 2BB'), zones)).toEqual(['inside', 'evening']);
    const noon = { ...now, at: AT - 6 * 3_600_000 };
    expect(found(home('N1 2BB'), zones, noon)).toEqual(['inside', 'always']);
    expect(found(home('N1 2BB'), zones.slice(0, 1), noon)).toEqual(['closed', 'evening']);
    expect(found(home('E1 6AN'), zones.slice(0, 1), noon)).toEqual(['outside']);
  });

  it('of kilometres needs a point, unless another one that is asked before has the address', () => {
    const zones = [around('near', 2), area('town', ['N1'])];
    expect(found(home('E1 6AN', [-0.101, 51.501]), zones)).toEqual(['inside', 'near']);
    expect(found(home('E1 6AN', [0.5, 51.5]), zones)).toEqual(['outside']);
    expect(found(home('E1 6AN'), zones)).toEqual(['point_needed']);
    expect(found(home('N1 2BB'), zones)).toEqual(['point_needed']);
    expect(found(home('N1 2BB', [0.5, 51.5]), zones)).toEqual(['inside', 'town']);
    expect(found(home('N1 2BB'), zones.toReversed())).toEqual(['inside', 'town']);
    const lost = { ...now, restaurant: null };
    expect(found(home('E1 6AN', [-0.101, 51.501]), zones, lost)).toEqual(['point_needed']);
    expect(found(home('N1 2BB'), zones, lost)).toEqual(['inside', 'town']);
  });

  it('within corners needs a point, and no place of the restaurant', () => {
    const corners: [number, number][] = [
      [-0.2, 51.4],
      [0, 51.4],
      [0, 51.6],
    ];
    const zones = [{ ...area('drawn', []), shape: { kind: 'polygon' as const, corners } }];
    const lost = { ...now, restaurant: null };
    expect(found(home('E1 6AN', [-0.05, 51.45]), zones, lost)).toEqual(['inside', 'drawn']);
    expect(found(home('E1 6AN', [0, 51.5]), zones, lost)).toEqual(['inside', 'drawn']);
    expect(found(home('E1 6AN', [-0.15, 51.55]), zones, lost)).toEqual(['outside']);
    expect(found(home('E1 6AN'), zones, lost)).toEqual(['point_needed']);
  });

  it('that rests at the time takes no point', () => {
    const noon = { weekdays: ['wednesday'] as const, from: '11:00', to: '14:00' };
    const zones = [{ ...around('near', 2), hours: noon }, area('town', ['N1'])];
    expect(found(home('N1 2BB'), zones)).toEqual(['inside', 'town']);
    expect(found(home('E1 6AN'), zones)).toEqual(['point_needed']);
  });

  const postcodes = fc.constantFrom('N1', 'N7', 'E1', 'EC1A', 'CO1', 'CO10', '10115', '1011', 'SW1A');
  const whole = fc.constantFrom('N1 2BB', 'N7 1AA', 'E1 6AN', 'EC1A 1BB', 'CO10 1AA', '10115', '10117', 'SW1A 1AA', '');
  const lists = fc.array(fc.array(postcodes, { minLength: 1, maxLength: 3 }), { maxLength: 6 });

  it('is never one that lies after another that contains the address', () => {
    fc.assert(
      fc.property(lists, whole, (areas, postcode) => {
        const zones = areas.map((each, index) => area(String(index), each));
        const first = areas.findIndex((each) => deliversTo(each, postcode, 'GB'));
        expect(found(home(postcode), zones)).toEqual(first < 0 ? ['outside'] : ['inside', String(first)]);
      }),
    );
  });

  it('answers as the list of postcodes did before there were zones', () => {
    fc.assert(
      fc.property(fc.array(postcodes, { minLength: 1, maxLength: 5 }), whole, (list, postcode) => {
        const { state } = zoneOf(home(postcode), [plainZone('area', list)], now);
        expect(state === 'inside').toBe(deliversTo(list, postcode, 'GB'));
      }),
    );
  });
});
