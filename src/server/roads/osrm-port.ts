import { z } from 'zod';
import type { Point } from '../../domain/zones/distance.ts';
import type { Config } from '../platform/config.ts';
import { roadPlace } from './road-place.ts';
import type { RoadsPort } from './roads-port.ts';

/*
 * OSRM's HTTP protocol, version 1, as its published document (docs/http.md of Project-OSRM/osrm-backend) has it: the services `route` and
 * `table`, with options that every 5.x server knows.
 */

/** A page waits for it at most this long. */
const TIMEOUT_MS = 1_000;
const MAX_BYTES = 256 * 1024;
/** Metres from a place to the next road. OSRM itself would take any, such as the coast for a place in another country. */
const NEAR = 1_000;
/** Codes by which it says that there is no way, rather than that something is wrong. */
const NO_WAY = ['NoRoute', 'NoSegment', 'NoTable'];

const measure = z.number().nonnegative();
const refusal = z.object({ code: z.string() });
const route = z.object({
  code: z.literal('Ok'),
  routes: z.tuple([z.object({ distance: measure, duration: measure })], z.unknown()),
});
const table = z.object({ code: z.literal('Ok'), durations: z.array(z.array(measure.nullable())) });

interface Osrm {
  url: string;
  /** The way of driving for which the server's data was prepared. */
  profile: string;
  timeoutMs?: number;
}

/** null: this server's operator has no routing server, and every distance is as the crow flies. */
export function osrmOf({
  ROUTING_URL,
  ROUTING_PROFILE,
}: Pick<Config, 'ROUTING_URL' | 'ROUTING_PROFILE'>): RoadsPort | null {
  return ROUTING_URL ? osrmPort({ url: ROUTING_URL.replace(/\/+$/, ''), profile: ROUTING_PROFILE }) : null;
}

/** Ways by an OSRM server. */
export function osrmPort(osrm: Osrm): RoadsPort {
  return {
    async way(from, to) {
      const found = await ask(osrm, {
        service: 'route',
        places: [from, to],
        options: '&overview=false',
        answer: route,
      });
      const [first] = found?.routes ?? [];
      return first ? { metres: Math.round(first.distance), seconds: Math.round(first.duration) } : null;
    },
    async times(places) {
      const found = await ask(osrm, { service: 'table', places, options: '', answer: table });
      return found?.durations ?? null;
    },
  };
}

interface Question<A> {
  service: 'route' | 'table';
  places: readonly Point[];
  options: string;
  answer: z.ZodType<A>;
}

async function ask<A>({ url, profile, timeoutMs = TIMEOUT_MS }: Osrm, question: Question<A>): Promise<A | null> {
  const { service, places, options, answer } = question;
  const radiuses = places.map(() => NEAR).join(';');
  const asked = `${service}/v1/${profile}/${places.map(roadPlace).join(';')}?generate_hints=false&radiuses=${radiuses}${options}`;
  const response = await fetch(`${url}/${asked}`, {
    redirect: 'error',
    headers: { accept: 'application/json', 'user-agent': 'Servery' },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    // The name only: the message may have the places in it.
    throw new Error(`the routing server cannot be asked: ${(error as Error).name}`);
  });
  const said = await readJson(response);
  const { code = 'nothing' } = refusal.safeParse(said).data ?? {};
  if (NO_WAY.includes(code)) return null;
  if (!response.ok || code !== 'Ok') throw new Error(`the routing server answered ${response.status}, ${code}`);
  const parsed = answer.safeParse(said);
  if (!parsed.success) throw new Error('the routing server answered in another shape than its protocol has');
  return parsed.data;
}

async function readJson(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > MAX_BYTES) throw new RangeError('too long');
      parts.push(part);
    }
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    return null;
  }
}
