import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { WindowCounts } from './window-counts.ts';

/**
 * A store for @fastify/rate-limit that counts in `counts`, separately per route. The plugin's own Redis store needs another
 * client library.
 */
export function rateLimitStore(counts: WindowCounts): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    readonly #route: string;

    constructor(_options: object, route = '') {
      this.#route = route;
    }

    incr(...[key, answer, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
      counts.count(`${this.#route} ${key}`, windowMs).then(
        (count) => answer(null, count),
        (error) => answer(error),
      );
    }

    child(options: object): Store {
      const { method, url } = (options as { routeInfo: { method?: string; url?: string } }).routeInfo;
      return new Store(options, `${method ?? ''} ${url ?? ''}`);
    }
  };
}
