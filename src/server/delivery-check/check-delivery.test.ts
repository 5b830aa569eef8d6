import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const NO_TERMS = { fee: null, minimum: null, freeFrom: null, travelMinutes: null, hours: null };
const area = (name: string, postcodes: string[], terms: object = {}) => ({
  ...{ name, postcodes, kilometres: null },
  ...NO_TERMS,
  ...terms,
});
const around = (name: string, kilometres: number, terms: object = {}) => ({
  ...area(name, [], terms),
  ...{ postcodes: null, kilometres },
});
const at = (longitude: number, latitude = 51.5) => ({
  location: { type: 'Point', coordinates: [longitude, latitude] },
});

describe.each(dialects)('whether somebody is delivered to, asked on %s', (dialect) => {
  let app: TestApp;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  const write = async (...zones: object[]) => {
    const answer = await app.call({ method: 'PUT', url: '/staff/zones', token: manager, body: { zones } });
    expect(answer.status).toBe(200);
  };
  const check = async (body: object) => {
    const answer = await app.call({ method: 'POST', url: '/delivery/check', body });
    expect(answer.status).toBe(200);
    return answer.body.data;
  };
  const stateOf = async (body: object) => (await check(body)).state;

  it('is told with fee, sum and time, to a visitor who has typed a postcode', async () => {
    await write(area('Inner', ['N1'], { fee: 1.5, minimum: 10, freeFrom: 30, travelMinutes: 20 }));
    expect(await check({ text: 'n12bb' })).toEqual({
      state: 'inside',
      place: { street: '', city: '', postalCode: 'N1 2BB', country: expect.any(String), coordinates: null },
      terms: { name: 'Inner', fee: 1.5, minimumOrderValue: 10, freeFrom: 30 },
      asap: { at: expect.any(String), to: null },
    });
    expect(await check({ text: 'E1 6AN' })).toMatchObject({ state: 'outside', terms: null, asap: null });
  });

  it('is told of an address, whose postcode decides', async () => {
    await write(area('Town', ['CO1'], { fee: 1 }), area('Around', ['CO'], { fee: 4 }));
    expect(await check({ text: '12 High Street, Colchester CO1 1JN' })).toMatchObject({
      state: 'inside',
      place: { street: '12 High Street', city: 'Colchester', postalCode: 'CO1 1JN' },
      terms: { name: 'Town', fee: 1 },
    });
    expect(await check({ text: 'Nowhere in particular, CO2 8JN' })).toMatchObject({ terms: { name: 'Around' } });
  });

  it('is asked for a postcode where the typed one could mean several answers', async () => {
    await write(area('Part', ['CO1 1'], { fee: 1 }), area('Town', ['CO2'], { fee: 4 }));
    expect(await stateOf({ text: 'CO1' })).toBe('postcode_needed');
    expect(await stateOf({ text: 'CO2' })).toBe('inside');
    expect(await stateOf({ text: 'CO20' })).toBe('outside');
    expect(await stateOf({ text: '12 High Street, Colchester' })).toBe('postcode_needed');
    expect(await stateOf(at(-0.1))).toBe('postcode_needed');
  });

  it('is told by the place where somebody is', async () => {
    await write(around('Near', 3, { fee: 2 }), area('Town', ['N1']));
    expect(await check(at(-0.12))).toMatchObject({ state: 'inside', terms: { name: 'Near', fee: 2, kilometres: 1.4 } });
    expect(await stateOf(at(0.5))).toBe('postcode_needed');
    await write(around('Near', 3, { fee: 2 }));
    expect(await stateOf(at(0.5))).toBe('outside');
  });

  it('takes a point to be known where a zone is measured that is asked first', async () => {
    await write(around('Near', 3, { fee: 2 }), area('Town', ['N1']));
    expect(await stateOf({ text: 'N1 2BB' })).toBe('point_needed');
    expect(await stateOf({ postalCode: 'N1 2BB', ...at(0.5) })).toBe('inside');
  });

  it('is not known of what is no place', async () => {
    await write(area('Town', ['N1']));
    expect(await check({ text: 'xyzzy plugh' })).toEqual({ state: 'not_found', place: null, terms: null, asap: null });
    expect((await app.call({ method: 'POST', url: '/delivery/check', body: { text: ' ' } })).status).toBe(422);
  });

  it('is yes wherever a restaurant has no zones, and no where it does not deliver', async () => {
    expect(await check({ text: 'E1 6AN' })).toMatchObject({
      state: 'inside',
      terms: { name: '', fee: 2.5, minimumOrderValue: 15 },
    });
    await app.services.db.updateTable('restaurants').set({ delivery_fee: null }).execute();
    expect(await stateOf({ text: 'E1 6AN' })).toBe('outside');
  });

  it('has limits, because anybody may ask', async () => {
    const limited = await startTestApp(dialect, { RATE_LIMITS: 'true' });
    const asked = { method: 'POST', url: '/delivery/check', body: { postalCode: 'N1 2BB' } } as const;
    const answers = await Promise.all(Array.from({ length: 45 }, () => limited.call(asked)));
    await limited.close();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});
