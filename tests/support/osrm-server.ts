import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * OSRM as its document has it, for tests: docs/http.md of Project-OSRM/osrm-backend, with the services `route` and `table` of version 1.
 * Written from there, and stricter than it has to be: what the document does not name is refused. Its roads are a grid that runs along the
 * meridians and parallels, driven at 5 metres a second, from 1° west to 1° east and from 51° to 52° north; the river at `river`° has no bridge.
 */

const GENERAL = ['bearings', 'radiuses', 'generate_hints', 'hints', 'approaches', 'exclude'];
const OPTIONS = {
  route: ['alternatives', 'steps', 'annotations', 'geometries', 'overview', 'continue_straight', 'waypoints'],
  table: ['sources', 'destinations', 'annotations', 'fallback_speed', 'fallback_coordinate', 'scale_factor'],
};
const VALUES: Record<string, RegExp> = {
  generate_hints: /^(true|false)$/,
  overview: /^(simplified|full|false)$/,
  radiuses: /^(\d+(\.\d+)?|unlimited)?(;(\d+(\.\d+)?|unlimited)?)*$/,
};
const COORDINATES = /^-?\d+(\.\d+)?,-?\d+(\.\d+)?(;-?\d+(\.\d+)?,-?\d+(\.\d+)?)*$/;
const SPEED = 5;
const DEGREE = 111_195;

type Place = readonly [longitude: number, latitude: number];
type Answer = [status: number, body: object];

const refused = (code: string, message: string): Answer => [400, { code, message }];

/** Metres along the grid. */
export function gridMetres([fromX, fromY]: Place, [toX, toY]: Place): number {
  return (Math.abs(toX - fromX) * Math.cos((51.5 * Math.PI) / 180) + Math.abs(toY - fromY)) * DEGREE;
}

function isOnRoad([x, y]: Place): boolean {
  return Math.abs(x) <= 1 && y >= 51 && y <= 52;
}

/** `silent`: does not answer; `off`: 503; `odd`: something else than its protocol. */
type Mode = 'on' | 'silent' | 'off' | 'odd';

/** Starts a local server that speaks OSRM's protocol. */
export async function startOsrm() {
  const server = { mode: 'on' as Mode, river: 180, asked: [] as string[] };

  function answer(url: string): Answer {
    const [path = '', query] = url.split('?');
    const [, service, version, profile, rest, ...more] = path.split('/');
    if (rest === undefined || more.length > 0) return refused('InvalidUrl', 'URL string malformed');
    if (service !== 'route' && service !== 'table') return refused('InvalidService', 'Service not found');
    if (version !== 'v1') return refused('InvalidVersion', 'Version not found');
    if (profile !== 'driving') return refused('InvalidUrl', `no profile ${profile}`);
    const coordinates = rest.replace(/\.json$/, '');
    if (!COORDINATES.test(coordinates)) return refused('InvalidQuery', 'Query string malformed');
    const places = coordinates.split(';').map((each) => each.split(',').map(Number) as unknown as Place);
    if (places.some(([x, y]) => Math.abs(x) > 180 || Math.abs(y) > 90))
      return refused('InvalidValue', 'Invalid coordinate');
    if (service === 'route' && places.length < 2) return refused('InvalidOptions', 'Number of coordinates');
    const fault = query === undefined ? null : faultOf(service, query, places.length);
    if (fault) return fault;
    const strict = /(?:^|&)radiuses=/.test(query ?? '');
    if (strict && !places.every(isOnRoad))
      return refused('NoSegment', 'Could not find a matching segment for a coordinate');
    return service === 'route' ? route(places) : table(places);
  }

  function faultOf(service: 'route' | 'table', query: string, count: number): Answer | null {
    for (const option of query.split('&')) {
      const [name = '', value, ...more] = option.split('=');
      if (![...GENERAL, ...OPTIONS[service]].includes(name) || value === undefined || more.length > 0) {
        return refused('InvalidQuery', `Query string malformed close to ${name}`);
      }
      if (VALUES[name] && !VALUES[name].test(value))
        return refused('InvalidQuery', `Query string malformed close to ${value}`);
      if (name === 'radiuses' && value.split(';').length !== count) {
        return refused('InvalidOptions', 'Number of elements in radiuses size does not match coordinate size');
      }
    }
    return null;
  }

  const isCut = ([fromX]: Place, [toX]: Place) => fromX < server.river !== toX < server.river;
  const waypoints = (places: readonly Place[]) =>
    places.map((location) => ({ name: 'Grid Road', location, distance: 0 }));

  function route(places: readonly Place[]): Answer {
    const legs = places.slice(1).map((to, index) => ({ from: places[index] as Place, to }));
    if (legs.some(({ from, to }) => isCut(from, to))) return refused('NoRoute', 'Impossible route between points');
    const metres = legs.map(({ from, to }) => gridMetres(from, to));
    const measured = (distance: number) => ({ distance, duration: distance / SPEED, weight: distance / SPEED });
    const whole = { ...measured(metres.reduce((sum, each) => sum + each, 0)), weight_name: 'routability' };
    const routes = [{ ...whole, legs: metres.map((each) => ({ ...measured(each), summary: '', steps: [] })) }];
    return [200, { code: 'Ok', routes, waypoints: waypoints(places) }];
  }

  function table(places: readonly Place[]): Answer {
    const seconds = (from: Place, to: Place) => (isCut(from, to) ? null : gridMetres(from, to) / SPEED);
    const durations = places.map((from) => places.map((to) => seconds(from, to)));
    return [200, { code: 'Ok', durations, sources: waypoints(places), destinations: waypoints(places) }];
  }

  const http = createServer((request, response) => {
    server.asked.push(`${request.url}`);
    if (server.mode === 'silent') return;
    const odd = {
      off: [503, '<html>Service unavailable</html>'],
      odd: [200, '{"code":"Ok","routes":"none"}'],
    } as const;
    const [status, body] = server.mode === 'on' ? answer(`${request.url}`) : odd[server.mode];
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // It keeps no process alive that has forgotten it.
  http.unref();
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return Object.assign(server, {
    url,
    close: () =>
      new Promise<void>((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  });
}
