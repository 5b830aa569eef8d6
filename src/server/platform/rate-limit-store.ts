import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { WindowCounts } from './window-counts.ts';

/** Lets @fastify/rate-limit count in `counts`, each route for itself. Its own store speaks only another Redis client. */
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
