import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const GOOGLE_KEY = 'a-key-for-tests';

export interface AddressServer {
  url: string;
  /** The requests so far, as "GET /api?q=…", with their bodies. */
  asked: { line: string; body: string }[];
  /** Makes the server fail in this way from now on; null: not any more. */
  fail(failure: Failure | null): void;
  close(): Promise<void>;
}
export type Failure = 'silent' | 'broken off' | 'not json' | 'another shape' | 'endless' | 'elsewhere' | number;
type Answer = { status: number; body: unknown };
type Protocol = (request: IncomingMessage, url: URL, body: string) => Answer;

/** Starts a local server that speaks a provider's protocol, and refuses what the provider would refuse. */
export async function startAddressServer(protocol: Protocol): Promise<AddressServer> {
  const asked: AddressServer['asked'] = [];
  let failure: Failure | null = null;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push({ line: `${request.method} ${request.url}`, body });
    if (failure !== null) return misbehave(response, failure);
    const answer = protocol(request, new URL(`${request.url}`, 'http://127.0.0.1'), body);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    fail: (next) => {
      failure = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function misbehave(response: ServerResponse, failure: Failure): void {
  if (typeof failure === 'number') response.writeHead(failure).end('{"error":{"message":"no"}}');
  else if (failure === 'broken off') response.destroy();
  else if (failure === 'not json') response.end('<html>welcome to the hotel network</html>');
  else if (failure === 'another shape') response.end('{"features":7,"suggestions":"none","location":[]}');
  else if (failure === 'elsewhere') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  else if (failure === 'endless') {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  }
}

/** Google Places API (New), with two addresses in the High Street of Colchester and one in Lisboa. */
export const googleProtocol: Protocol = (request, url, body) => {
  if (request.headers['x-goog-api-key'] !== GOOGLE_KEY) return googleError('API key not valid.', 'API_KEY_INVALID');
  if (request.method === 'POST' && url.pathname === '/v1/places:autocomplete') {
    const asked = JSON.parse(body);
    if (!isToken(asked.sessionToken)) return googleError('session_token must be URL-safe base64');
    if (!asked.includedRegionCodes.every((code: string) => /^[a-z]{2}$/.test(code))) return googleError('region');
    if (asked.locationBias?.circle.radius > 50_000) return googleError('radius');
    const found = GOOGLE_PLACES.filter(({ text }) => text.toLowerCase().includes(asked.input.toLowerCase()));
    if (found.length === 0) return { status: 200, body: {} };
    const suggestions = found.map(({ id, text }) => ({
      placePrediction: { place: `places/${id}`, placeId: id, text: { text, matches: [{ endOffset: 4 }] } },
    }));
    return { status: 200, body: { suggestions: [...suggestions, { queryPrediction: { text: { text: 'cafes' } } }] } };
  }
  const id = /^\/v1\/places\/([\w-]+)$/.exec(url.pathname)?.[1];
  if (request.method !== 'GET' || !id) return { status: 404, body: { error: { code: 404, status: 'NOT_FOUND' } } };
  if (!request.headers['x-goog-fieldmask']) return googleError('FieldMask is a required parameter.');
  if (!isToken(url.searchParams.get('sessionToken'))) return googleError('session_token must be URL-safe base64');
  const place = GOOGLE_PLACES.find((each) => each.id === id);
  if (!place) return googleError(`Not a valid Place ID: ${id}`);
  const components = place.components.map(([type, longText, shortText = longText]) => ({
    longText,
    shortText,
    types: [type, 'geocode'],
    languageCode: 'en',
  }));
  return { status: 200, body: { id, addressComponents: components, location: place.location } };
};

const isToken = (token: unknown) => typeof token === 'string' && /^[\w-]{1,36}$/.test(token);

function googleError(message: string, reason = 'INVALID'): Answer {
  const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }];
  return { status: 400, body: { error: { code: 400, message, status: 'INVALID_ARGUMENT', details } } };
}

const GOOGLE_PLACES: {
  id: string;
  text: string;
  location: { latitude: number; longitude: number };
  components: [type: string, long: string, short?: string][];
}[] = [
  {
    id: 'ChIJ-high_street-12',
    text: '12 High Street, Colchester, UK',
    location: { latitude: 51.8898, longitude: 0.8995 },
    components: [
      ['street_number', '12'],
      ['route', 'High Street', 'High St'],
      ['postal_town', 'Colchester'],
      ['administrative_area_level_2', 'Essex'],
      ['country', 'United Kingdom', 'GB'],
      ['postal_code', 'CO1 1DB'],
    ],
  },
  {
    id: 'ChIJ-high_street-flat',
    text: 'Flat 3, 14 High Street, Colchester, UK',
    location: { latitude: 51.8899, longitude: 0.8996 },
    components: [
      ['subpremise', 'Flat 3'],
      ['street_number', '14'],
      ['route', 'High Street'],
      ['postal_town', 'Colchester'],
      ['country', 'United Kingdom', 'GB'],
    ],
  },
  {
    id: 'ChIJ-rua-augusta',
    text: 'Rua Augusta 10, Lisboa, Portugal',
    location: { latitude: 38.7093, longitude: -9.1367 },
    components: [
      ['street_number', '10'],
      ['route', 'Rua Augusta'],
      ['locality', 'Lisboa'],
      ['country', 'Portugal', 'PT'],
      ['postal_code', '1100-053'],
    ],
  },
];

const PHOTON_QUESTIONS = new Set(['q', 'lang', 'limit', 'layer', 'countrycode', 'lat', 'lon']);

/** Photon 1.0, with the High Street of Colchester, one of its houses, Lisboa, and a place in France. */
export const photonProtocol: Protocol = (request, url) => {
  const unknown = [...url.searchParams.keys()].filter((name) => !PHOTON_QUESTIONS.has(name));
  if (request.method !== 'GET' || url.pathname !== '/api') return { status: 404, body: { message: 'Not found' } };
  if (unknown.length) return { status: 400, body: { message: `unknown query parameter: ${unknown[0]}` } };
  const [first = ''] = /[a-z]{4,}/.exec(`${url.searchParams.get('q')}`.toLowerCase()) ?? [];
  const features = PHOTON_PLACES.filter(({ properties }) => JSON.stringify(properties).toLowerCase().includes(first));
  return {
    status: 200,
    body: { type: 'FeatureCollection', features: features.map((each) => ({ type: 'Feature', ...each })) },
  };
};

const point = (...coordinates: [number, number]) => ({ type: 'Point', coordinates });
const COLCHESTER = {
  city: 'Colchester',
  county: 'Essex',
  state: 'England',
  country: 'United Kingdom',
  countrycode: 'GB',
};
const PHOTON_PLACES = [
  {
    geometry: point(0.8995, 51.8898),
    properties: { ...COLCHESTER, osm_id: 1, osm_type: 'W', type: 'street', name: 'High Street', postcode: 'CO1 1DB' },
  },
  {
    geometry: point(0.8996, 51.8899),
    properties: {
      ...COLCHESTER,
      osm_id: 2,
      osm_type: 'N',
      type: 'house',
      name: 'The Bakery',
      street: 'High Street',
      housenumber: '14',
      postcode: 'CO1 1DN',
    },
  },
  {
    geometry: point(0.8997, 51.89),
    properties: { ...COLCHESTER, osm_id: 3, osm_type: 'W', type: 'street', name: 'High Street', postcode: 'CO1 1DB' },
  },
  {
    geometry: point(-9.1365, 38.7077),
    properties: { osm_id: 4, osm_type: 'R', type: 'city', name: 'Lisboa', country: 'Portugal', countrycode: 'PT' },
  },
  {
    geometry: point(-9.1367, 38.7093),
    properties: {
      osm_id: 5,
      osm_type: 'W',
      type: 'street',
      name: 'Rua Augusta',
      city: 'Lisboa',
      postcode: '1100-053',
      countrycode: 'PT',
    },
  },
  {
    geometry: point(2.35, 48.85),
    properties: {
      osm_id: 6,
      osm_type: 'W',
      type: 'street',
      name: 'High Street Coffee',
      city: 'Paris',
      countrycode: 'FR',
    },
  },
];
