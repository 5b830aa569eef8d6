import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type AddressServer,
  type Failure,
  GOOGLE_KEY,
  googleProtocol,
  photonProtocol,
  startAddressServer,
} from '../../../tests/support/address-servers.ts';
import { startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { createApp } from '../api.ts';
import { readConfig } from '../platform/config.ts';
import type { AddressSearch } from './address-search.ts';
import { chooseAddressSearch } from './choose-address-search.ts';
import { createGooglePlaces } from './google-places.ts';
import { createPhoton } from './photon.ts';

const options = {
  regions: ['GB', 'PT'],
  language: 'en',
  sessionToken: 'a-session',
  near: [0.9, 51.89] as const,
} as const;
const FAILURES: Failure[] = [
  'silent',
  'broken off',
  'not json',
  'another shape',
  'endless',
  'elsewhere',
  500,
  429,
  403,
];
const isUnavailable = { kind: { code: 'address_search_unavailable', status: 503 } };

async function detailsOf(search: AddressSearch, input: string) {
  const [first] = await search.suggest(input, options);
  return search.details(`${first?.placeId}`, options);
}

describe('Google Places', () => {
  let server: AddressServer;
  let search: AddressSearch;
  beforeAll(async () => {
    server = await startAddressServer(googleProtocol);
    search = createGooglePlaces({ key: GOOGLE_KEY, url: server.url, timeout: 300 });
  });
  afterEach(() => server.fail(null));
  afterAll(() => server.close());

  it('suggests addresses near the restaurant, in the regions and the language', async () => {
    const found = await search.suggest('high street', options);
    expect(found[0]).toEqual({ placeId: 'ChIJ-high_street-12', text: '12 High Street, Colchester, UK' });
    expect(found).toHaveLength(2);
    expect(JSON.parse(server.asked.at(-1)?.body ?? '')).toEqual({
      input: 'high street',
      sessionToken: 'a-session',
      includedRegionCodes: ['gb', 'pt'],
      languageCode: 'en-GB',
      locationBias: { circle: { center: { latitude: 51.89, longitude: 0.9 }, radius: 50_000 } },
    });
  });

  it('tells the parts of an address, in the same session', async () => {
    expect(await detailsOf(search, '12 High')).toEqual({
      street: '12 High Street',
      city: 'Colchester',
      postcode: 'CO1 1DB',
      country: 'United Kingdom',
      latitude: 51.8898,
      longitude: 0.8995,
      placeId: 'ChIJ-high_street-12',
    });
    expect(server.asked.at(-1)?.line).toBe(
      'GET /v1/places/ChIJ-high_street-12?sessionToken=a-session&languageCode=en-GB',
    );
    expect(await detailsOf(search, 'Flat 3')).toMatchObject({ street: 'Flat 3, 14 High Street', postcode: '' });
    expect(await detailsOf(search, 'Augusta')).toMatchObject({ street: 'Rua Augusta 10', country: 'Portugal' });
  });

  it('finds nothing without complaint', async () => {
    expect(await search.suggest('no such street', options)).toEqual([]);
    expect(await search.details('ChIJ-of-nobody', options)).toBeNull();
  });

  it('asks nothing about what cannot be a place id', async () => {
    const before = server.asked.length;
    for (const id of ['../../v1/keys', 'a?b', 'a/b', '']) expect(await search.details(id, options)).toBeNull();
    expect(server.asked).toHaveLength(before);
  });

  it('gives a session token that Google would refuse another name, the same for the whole search', async () => {
    const odd = { ...options, sessionToken: 'a token with spaces and more than thirty-six characters' };
    expect(await search.suggest('12 High', odd)).toHaveLength(1);
    const { sessionToken } = JSON.parse(server.asked.at(-1)?.body ?? '');
    await search.details('ChIJ-high_street-12', odd);
    expect(server.asked.at(-1)?.line).toContain(`sessionToken=${sessionToken}&`);
  });

  it.each(FAILURES)('is unavailable when its answer is %s', async (failure) => {
    server.fail(failure);
    await expect(search.suggest('high street', options)).rejects.toMatchObject(isUnavailable);
    await expect(search.details('ChIJ-high_street-12', options)).rejects.toMatchObject(isUnavailable);
  });

  it('is unavailable, not ignorant of the place, when the key is wrong', async () => {
    const stranger = createGooglePlaces({ key: 'wrong', url: server.url });
    await expect(stranger.suggest('high street', options)).rejects.toMatchObject(isUnavailable);
    await expect(stranger.details('ChIJ-high_street-12', options)).rejects.toMatchObject(isUnavailable);
  });
});

describe('Photon', () => {
  let server: AddressServer;
  let search: AddressSearch;
  beforeAll(async () => {
    server = await startAddressServer(photonProtocol);
    search = createPhoton({ url: server.url, timeout: 300 });
  });
  afterEach(() => server.fail(null));
  afterAll(() => server.close());

  it('suggests each address once, in the regions, with the number that was typed', async () => {
    const found = await search.suggest('12 High Street, Colch', options);
    expect(found.map(({ text }) => text)).toEqual([
      '12 High Street, Colchester CO1 1DB, United Kingdom',
      '14 High Street, Colchester CO1 1DN, United Kingdom',
    ]);
    const { searchParams } = new URL(`${server.asked.at(-1)?.line.slice(4)}`, server.url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      q: '12 High Street, Colch',
      lang: 'en',
      lat: '51.89',
      lon: '0.9',
    });
    expect(searchParams.getAll('countrycode')).toEqual(['GB', 'PT']);
  });

  it('tells the parts of an address without asking again', async () => {
    const place = await detailsOf(search, 'Rua Augusta 10');
    const before = server.asked.length;
    expect(place).toMatchObject({
      street: 'Rua Augusta 10',
      city: 'Lisboa',
      postcode: '1100-053',
      country: 'Portugal',
      latitude: 38.7093,
      longitude: -9.1367,
    });
    expect(await search.details(`${place?.placeId}`, options)).toEqual(place);
    expect(server.asked).toHaveLength(before);
  });

  it('names a town without a street', async () => {
    expect((await search.suggest('lisboa', options))[0]?.text).toBe('Lisboa, Portugal');
  });

  it('finds nothing without complaint', async () => {
    expect(await search.suggest('nowhere', options)).toEqual([]);
    const forged = (parts: unknown) => `osm.${Buffer.from(JSON.stringify(parts)).toString('base64url')}`;
    for (const id of ['', 'osm.', 'ChIJ', forged(['a']), forged(['a', 'b', 'c', 'GB', 999, 0])]) {
      expect(await search.details(id, options)).toBeNull();
    }
  });

  it.each(FAILURES)('is unavailable when its answer is %s', async (failure) => {
    server.fail(failure);
    await expect(search.suggest('high street', options)).rejects.toMatchObject(isUnavailable);
  });
});

describe('the search that is set', () => {
  it('is the gazetteer, or the provider that is named with what it needs', () => {
    const chosen = (env: Record<string, string>) => chooseAddressSearch(readConfig(env)).attribution;
    expect(chosen({})).toBe('GeoNames');
    expect(chosen({ ADDRESS_PROVIDER: 'google', ADDRESS_KEY: 'x' })).toBe('Google Maps');
    expect(chosen({ ADDRESS_PROVIDER: 'photon', ADDRESS_URL: 'http://127.0.0.1:2322/' })).toBe(
      '© OpenStreetMap contributors',
    );
    expect(() => chosen({ ADDRESS_PROVIDER: 'google' })).toThrow('ADDRESS_KEY');
    expect(() => chosen({ ADDRESS_PROVIDER: 'photon' })).toThrow('ADDRESS_URL');
    expect(() => chosen({ ADDRESS_PROVIDER: 'nobody' })).toThrow('ADDRESS_PROVIDER');
  });
});

describe('an app that asks Google', () => {
  let server: AddressServer;
  let test: TestApp;
  beforeAll(async () => {
    server = await startAddressServer(googleProtocol);
    test = await startTestApp('sqlite', {
      ADDRESS_PROVIDER: 'google',
      ADDRESS_KEY: GOOGLE_KEY,
      ADDRESS_URL: server.url,
    });
  });
  afterEach(() => server.fail(null));
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  it('answers in the shape of the contract', async () => {
    const found = await test.call({ url: '/address/autocomplete?input=12%20High&sessionToken=s' });
    expect(found).toMatchObject({ status: 200, body: { data: { attribution: 'Google Maps' } } });
    const { placeId } = found.body.data.suggestions[0].placePrediction;
    const details = await test.call({ url: `/address/details?place_id=${placeId}&sessionToken=s` });
    expect(details.body.data).toMatchObject({ street: '12 High Street', placeId });
  });

  it('says in the reader’s language that the address can be typed', async () => {
    server.fail(500);
    const answers = await Promise.all(
      LANGUAGES.map((language) =>
        test.call({
          url: '/address/autocomplete?input=12%20High&sessionToken=s',
          headers: { 'accept-language': language },
        }),
      ),
    );
    expect(answers[0]).toMatchObject({ status: 503, body: { code: 'address_search_unavailable' } });
    expect(new Set(answers.map(({ body }) => body.message))).toHaveProperty('size', LANGUAGES.length);
  });

  it('logs why, and nothing of the address or the key', async () => {
    server.fail(403);
    let log = '';
    const logTo = new Writable({
      write(chunk, _encoding, done) {
        log += chunk;
        done();
      },
    });
    const services = { ...test.services, config: { ...test.services.config, LOG_LEVEL: 'info' as const } };
    const app = await createApp(services, logTo);
    const url = '/api/v1/address/autocomplete?input=Secret%20Lane&sessionToken=s';
    expect((await app.inject({ url, headers: { host: TRATTORIA } })).statusCode).toBe(503);
    await app.close();
    expect(log).toContain('the address provider answered 403');
    expect(log).not.toMatch(/secret|lane/i);
    expect(log).not.toContain(GOOGLE_KEY);
  });
});
