import type { ServerResponse } from 'node:http';
import type { Metrics } from '../metrics/metrics.ts';
import type { Db } from '../platform/database/database.ts';
import { RevisionWatch } from '../storefront/revision-watch.ts';

export const STREAM_LIMITS = {
  /** Streams per process: half of the default of `MAX_CONNECTIONS`. */
  all: 10_000,
  /** Streams per client address: whole offices and villages share one. */
  perAddress: 100,
  /** Unsent bytes beyond which the connection of a client that does not read is closed. */
  waitingBytes: 2_048,
} as const;

/** How often the database is polled for changes that other processes made. */
const LOOK_EVERY_MS = 400;
/** Less than the 30 s of silence after which proxies give up. */
const HEARTBEAT_EVERY_MS = 20_000;
/** Streams written to between two pauses, so that a restaurant's open pages do not all send requests at the same moment. */
const BATCH = 250;
const PAUSE_MS = 10;
/** Bounds of the random delay after which a browser reconnects, so that not all reconnect at once. */
const RETRY_MS = { least: 1_000, most: 5_000 };

interface Parts {
  db: Db;
  metrics: Pick<Metrics, 'openStreams'>;
  /** Called before the pages are told: they then ask this process, which must have dropped its outdated cache entries by then. */
  onNews(restaurantId: string, revision: number): void;
}

/**
 * The event streams of this process's open storefront pages, by restaurant. A page is told only the new revision of the public
 * content; it then asks for what changed (docs/decisions/027).
 */
export class RevisionStreams {
  readonly #watch: RevisionWatch;
  readonly #parts: Parts;
  readonly #byRestaurant = new Map<string, Set<ServerResponse>>();
  readonly #byAddress = new Map<string, number>();
  #open = 0;
  #isLetGo = false;
  #timers: NodeJS.Timeout[] = [];
  #looking: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#watch = new RevisionWatch(parts.db);
    this.#parts = parts;
  }

  /** Whether one more stream from this address is allowed. */
  hasRoom(address: string): boolean {
    const { all, perAddress } = STREAM_LIMITS;
    return !this.#isLetGo && this.#open < all && (this.#byAddress.get(address) ?? 0) < perAddress;
  }

  /** Registers a stream until its connection closes, and writes its first line, the reconnection delay. */
  add(stream: ServerResponse, { restaurantId, address }: { restaurantId: string; address: string }): void {
    const streams = this.#byRestaurant.get(restaurantId) ?? new Set();
    this.#byRestaurant.set(restaurantId, streams.add(stream));
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
    this.#count(1);
    stream.once('close', () => {
      streams.delete(stream);
      if (streams.size === 0 && this.#byRestaurant.get(restaurantId) === streams)
        this.#byRestaurant.delete(restaurantId);
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#byAddress.set(address, left);
      else this.#byAddress.delete(address);
      this.#count(-1);
    });
    const retry = RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least);
    stream.write(`retry: ${Math.round(retry)}\n\n`);
  }

  /** Looks for changes now and tells the pages of changed restaurants. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(async () => {
      if (this.#open === 0) return;
      // Nothing can change while the database is unavailable; the next look finds later changes.
      const news = await this.#watch.look().catch(() => []);
      for (const { id, revision } of news) this.#parts.onNews(id, revision);
      await Promise.all(news.map(({ id, revision }) => this.#tell(this.#of(id), said(revision))));
    });
    return this.#looking;
  }

  /** Ends all streams and allows no new one, so that browsers reconnect to another process. */
  letGo(): void {
    this.#isLetGo = true;
    this.#setTimers(false);
    for (const streams of this.#byRestaurant.values()) for (const stream of streams) stream.end();
  }

  #of(restaurantId: string): ServerResponse[] {
    return [...(this.#byRestaurant.get(restaurantId) ?? [])];
  }

  #count(change: 1 | -1): void {
    this.#open += change;
    this.#parts.metrics.openStreams.set(this.#open);
    if (this.#open === 1 && change === 1) this.#setTimers(true);
    if (this.#open === 0) this.#setTimers(false);
  }

  #setTimers(areOn: boolean): void {
    for (const timer of this.#timers) clearInterval(timer);
    if (!areOn) return;
    const beat = () =>
      void this.#tell(
        [...this.#byRestaurant.values()].flatMap((streams) => [...streams]),
        ':\n\n',
      );
    this.#timers = [
      setInterval(() => void this.look(), LOOK_EVERY_MS).unref(),
      setInterval(beat, HEARTBEAT_EVERY_MS).unref(),
    ];
  }

  async #tell(streams: ServerResponse[], text: string): Promise<void> {
    for (let start = 0; start < streams.length; start += BATCH) {
      if (start > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      for (const stream of streams.slice(start, start + BATCH)) {
        if (stream.writableEnded) continue;
        if (stream.writableLength > STREAM_LIMITS.waitingBytes) stream.destroy();
        else stream.write(text);
      }
    }
  }
}

export function said(revision: number): string {
  return `data: ${revision}\n\n`;
}
