import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import type { Point } from '../../domain/zones/distance.ts';
import { RecentMap } from '../platform/cache/recent-map.ts';
import type { Clock } from '../platform/clock.ts';
import { roadPlace } from './road-place.ts';
import type { RoadsPort, RoadTimes, RoadWay } from './roads-port.ts';

/** How long a server is left alone that has failed: nobody waits for it again and again. */
const REST_MS = MINUTE / 2;
/** So many places are looked at together; a ride of more goes as the crow flies. */
const MOST_PLACES = 50;
const KEPT_BYTES = 1_000_000;

interface Kept {
  bytes: number;
  at: number;
  answer: RoadWay | RoadTimes | null;
}

interface RoadsOptions {
  clock: Clock;
  /** The most questions in a minute that this process asks. */
  perMinute: number;
  onTrouble(error: unknown): void;
}

/**
 * How far it is by road, for what may as well go as the crow flies: never throws, keeps an answer for a day, asks one question once at a time
 * and no more in a minute than the operator allows. Never to be called inside a transaction.
 */
export class Roads {
  readonly #port: RoadsPort;
  readonly #options: RoadsOptions;
  readonly #kept = new RecentMap<Kept>(KEPT_BYTES);
  readonly #asking = new Map<string, Promise<Kept['answer']>>();
  #restsUntil = 0;
  #minute = 0;
  #asked = 0;

  constructor(port: RoadsPort, options: RoadsOptions) {
    this.#port = port;
    this.#options = options;
  }

  /** The fastest way; null: no road leads there, or nobody has said so. */
  async way(from: Point, to: Point): Promise<RoadWay | null> {
    const key = `way ${roadPlace(from)} ${roadPlace(to)}`;
    return (await this.#answer(key, () => this.#port.way(from, to))) as RoadWay | null;
  }

  /** Between all of these; null: nobody has said so. */
  async times(places: readonly Point[]): Promise<RoadTimes | null> {
    if (places.length > MOST_PLACES) return null;
    const key = `times ${places.map(roadPlace).join(' ')}`;
    return (await this.#answer(key, () => this.#port.times(places))) as RoadTimes | null;
  }

  #answer(key: string, ask: () => Promise<Kept['answer']>): Promise<Kept['answer']> | Kept['answer'] {
    const now = this.#options.clock();
    const kept = this.#kept.get(key);
    if (kept && kept.at > now - DAY) return kept.answer;
    const asking = this.#asking.get(key);
    if (asking) return asking;
    if (!this.#mayAsk(now)) return null;
    const asked = this.#ask(key, ask).finally(() => this.#asking.delete(key));
    this.#asking.set(key, asked);
    return asked;
  }

  async #ask(key: string, ask: () => Promise<Kept['answer']>): Promise<Kept['answer']> {
    try {
      const answer = await ask();
      const bytes = 2 * (key.length + JSON.stringify(answer).length);
      this.#kept.set(key, { bytes, at: this.#options.clock(), answer });
      return answer;
    } catch (error) {
      this.#restsUntil = this.#options.clock() + REST_MS;
      this.#options.onTrouble(error);
      return null;
    }
  }

  #mayAsk(now: number): boolean {
    const minute = Math.floor(now / MINUTE);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#asked = 0;
    }
    if (now < this.#restsUntil || this.#asked >= this.#options.perMinute) return false;
    this.#asked += 1;
    return true;
  }
}
