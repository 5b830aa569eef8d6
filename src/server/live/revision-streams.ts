import type { ServerResponse } from 'node:http';
import type { Metrics } from '../metrics/metrics.ts';
import type { Db } from '../platform/database.ts';
import { RevisionWatch } from '../restaurants/content/revision-watch.ts';

export const STREAM_LIMITS = {
  /** Of one process: half of the connections that it holds at most. */
  all: 10_000,
  /** From one address. Whole offices and villages share one; nobody else needs more than a few. */
  perAddress: 100,
  /** What may wait for somebody who reads nothing, before the connection is cut. */
  waitingBytes: 2_048,
} as const;

/** How often the database is asked for changes that another process made. */
const LOOK_EVERY_MS = 400;
/** Less than the 30 s of silence after which proxies give up. */
const HEARTBEAT_EVERY_MS = 20_000;
/** How many streams are written to before a pause, so that the open pages of one restaurant do not all ask at the same moment. */
const BATCH = 250;
const PAUSE_MS = 10;
/** A browser that lost its stream comes back after a time between these, chosen by chance, so that not all come at once. */
const RETRY_MS = { least: 1_000, most: 5_000 };

interface Parts {
  db: Db;
  metrics: Pick<Metrics, 'openStreams'>;
  /** Called before the pages are told, which then ask this process: it must know by then that what it keeps is old. */
  onNews(restaurantId: string, revision: number): void;
}

/**
 * The open storefront pages of this process, each by its restaurant: all they hear is the revision of what is public
 * there (docs/decisions/027). What changed they ask for themselves.
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

  /** Whether there is room for another one from there. */
  hasRoom(address: string): boolean {
    const { all, perAddress } = STREAM_LIMITS;
    return !this.#isLetGo && this.#open < all && (this.#byAddress.get(address) ?? 0) < perAddress;
  }

  /** Begins the answer, which ends with the connection; `revision` is the restaurant's at this moment. */
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

  /** Looks for changes now, and tells who has their restaurant open. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(async () => {
      if (this.#open === 0) return;
      // While the database is away nothing changes; the next look finds what did.
      const news = await this.#watch.look().catch(() => []);
      for (const { id, revision } of news) this.#parts.onNews(id, revision);
      await Promise.all(news.map(({ id, revision }) => this.#tell(this.#of(id), said(revision))));
    });
    return this.#looking;
  }

  /** Sends every page to another process, and takes no new one. */
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
