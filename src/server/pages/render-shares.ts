import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { FairQueue, QueueFull } from '../platform/fair-queue.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { localCounts } from '../platform/limits/window-counts.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';

const MINUTE_MS = 60_000;
const RETRY_AFTER_MS = 5_000;
/** Length of the pause after a page of a network that has used a tenth of its share, as a multiple of the rendering's duration. */
const REST = 2;
/** Pages that one network may have waiting: more than a browser opens at once, and few enough to be over soon. */
const MAX_WAITING = 50;

/**
 * Who may have pages rendered. A page that is not in the cache takes ten milliseconds of the one thread that answers everybody, so
 * restaurants take turns, and so do the networks that ask, of which each has `PAGES_PER_MINUTE`.
 */
export class RenderShares {
  readonly #max: number;
  readonly #counts = localCounts();
  readonly #ofNetworks = new FairQueue({ atOnce: Number.POSITIVE_INFINITY, ofOne: 1, waitingOfOne: MAX_WAITING });
  readonly #ofRestaurants = new FairQueue({ atOnce: 3, ofOne: 2 });

  constructor({ RATE_LIMITS, PAGES_PER_MINUTE }: Pick<Config, 'RATE_LIMITS' | 'PAGES_PER_MINUTE'>) {
    this.#max = RATE_LIMITS ? PAGES_PER_MINUTE : Number.POSITIVE_INFINITY;
  }

  /** Throws a `Refusal` for a network that has used up its share. */
  async run<T>({ ip }: Pick<FastifyRequest, 'ip'>, restaurantId: string, render: () => Promise<T>): Promise<T> {
    const inTurn = () => this.#ofRestaurants.run(restaurantId, render);
    if (this.#max === Number.POSITIVE_INFINITY) return inTurn();
    const network = networkOf({ ip });
    const { current, ttl } = await this.#counts.count(network, MINUTE_MS);
    if (current > this.#max) throw tooMany(ttl);
    const isFlood = current > this.#max / 10;
    return new Promise((resolve, reject) => {
      const renderAndRest = async () => {
        const began = performance.now();
        await inTurn().then(resolve, reject);
        if (isFlood) await pause(REST * (performance.now() - began));
      };
      this.#ofNetworks.run(network, renderAndRest).catch((error: unknown) => {
        reject(error instanceof QueueFull ? tooMany(RETRY_AFTER_MS) : error);
      });
    });
  }
}

function tooMany(retryAfterMs: number): Refusal {
  return new Refusal(commonRefusals.too_many_requests, { retryAfterMs });
}
