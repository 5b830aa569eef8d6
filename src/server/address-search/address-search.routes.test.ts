import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(dialects)('address search on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect);
  });
  afterAll(() => test.close());

  const suggest = (query: Record<string, string>) =>
    test.call({ url: `/address/autocomplete?${new URLSearchParams(query)}` });

  it('suggests and explains, without a sign-in', async () => {
    const { status, body } = await suggest({ input: '12 High Street, Colch', sessionToken: 'a-session' });
    expect(status).toBe(200);
    const [{ placePrediction }] = body.data.suggestions;
    expect(placePrediction.text.text).toBe('12 High Street, Colchester, United Kingdom');
    const query = new URLSearchParams({ place_id: placePrediction.placeId, sessionToken: 'a-session' });
    const details = await test.call({ url: `/address/details?${query}` });
    expect(details.body.data).toMatchObject({
      street: '12 High Street',
      city: 'Colchester',
      country: 'United Kingdom',
    });
  });

  it('begins near the restaurant', async () => {
    const { body } = await suggest({ input: 'High Street', sessionToken: 'a-session' });
    expect(body.data.suggestions[0].placePrediction.text.text).toContain('London');
  });

  it('keeps to the regions that are asked for', async () => {
    const query = { input: '1 x, Lisb', sessionToken: 'a-session', includedRegionCodes: 'gb' };
    const { body } = await suggest(query);
    expect(body.data.suggestions[0].placePrediction.text.text).toContain('Lisburn');
    const both = await suggest({ ...query, includedRegionCodes: 'gb, pt' });
    expect(both.body.data.suggestions).toEqual(
      (await suggest({ input: query.input, sessionToken: 's' })).body.data.suggestions,
    );
    const repeated = `/address/autocomplete?input=1%20x,%20Lisb&sessionToken=s&includedRegionCodes=GB&includedRegionCodes=PT`;
    expect((await test.call({ url: repeated })).body).toEqual(both.body);
  });

  it('says whom the suggestions are owed to', async () => {
    expect((await suggest({ input: 'High Street', sessionToken: 's' })).body.data.attribution).toBe('GeoNames');
  });

  it.each<Record<string, string>>([
    { input: 'Hi', sessionToken: 'a-session' },
    { input: 'High Street' },
    { sessionToken: 'a-session' },
    { input: 'High Street', sessionToken: '' },
    { input: 'High Street', sessionToken: 'two words' },
    { input: 'High Street', sessionToken: 'x'.repeat(65) },
    { input: 'x'.repeat(201), sessionToken: 'a-session' },
    { input: 'High Street', sessionToken: 'a-session', includedRegionCodes: 'GBR' },
    { input: 'High Street', sessionToken: 'a-session', includedRegionCodes: 'gb,'.repeat(30) },
  ])('refuses %j', async (query) => {
    const { status, headers } = await suggest(query);
    expect(status).toBe(400);
    expect(headers['content-type']).toContain('application/problem+json');
  });

  it('does not mind a language it has never heard of', async () => {
    expect((await suggest({ input: 'High Street', sessionToken: 'a-session', language: '!' })).status).toBe(200);
  });

  it('knows only its own place ids', async () => {
    const unknown = await test.call({ url: '/address/details?place_id=ChIJ123&sessionToken=a-session' });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'place_not_found' } });
    expect((await test.call({ url: '/address/details?place_id=ChIJ123' })).status).toBe(400);
    expect((await test.call({ url: '/address/details?sessionToken=a-session' })).status).toBe(400);
  });

  it('offers no town of another country to a restaurant in Berlin', async () => {
    const { db, content } = test.services;
    const { id } = await db
      .updateTable('restaurants')
      .set((eb) => ({ country: 'Deutschland', revision: eb('revision', '+', 1) }))
      .where('slug', '=', 'trattoria')
      .returning('id')
      .executeTakeFirstOrThrow();
    content.changed(id);
    const query = { input: 'Friedrichstr. 12', sessionToken: 's', includedRegionCodes: 'GB,PT' };
    expect((await suggest(query)).body.data.suggestions).toEqual([]);
  });
});
