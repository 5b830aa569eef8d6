import type { Api } from '../../contract/api.ts';
import { type Entry, type KeptAnswer, newEntry, PENDING } from './kept-answer.ts';
import type { Resource, ResourceState } from './resource.ts';
import type { Seed } from './seeds.ts';

/** What the page shows is not what there is now. */
export class OutdatedPart extends Error {}

/**
 * A reload slower than this many ms shows the loading state in place of the copy on screen: a second, and on a slow line
 * eight times what the document took, which asked for nothing but itself.
 */
function patience(): number {
  const [line] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return line ? Math.max(1000, 8 * (line.responseEnd - line.requestStart)) : 1000;
}

interface Storage {
  read(key: string): unknown;
  write(key: string, data: unknown): void;
}

/** Answers by key: one for each rendering on the server, one for the whole visit in a browser. */
export class Resources {
  readonly #api: Api;
  readonly #storage: Storage | null;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();

  constructor(api: Api, storage: Storage | null = null) {
    this.#api = api;
    this.#storage = storage;
  }

  /** Takes over what the server fetched; it is shown at once and checked again after hydration. */
  seed(seeds: Record<string, Seed>): void {
    for (const [key, { data, etag, failure = null }] of Object.entries(seeds)) {
      const entry = this.#entry(key);
      if (data === undefined) {
        entry.lateEtag = etag;
        continue;
      }
      // What does not exist is not asked for again; whatever else failed is.
      const fresh = failure?.kind === 'problem' && failure.status === 404;
      const state = { data, status: failure ? 'failed' : 'ready', failure };
      Object.assign(entry, { data, etag, fresh, state, rendered: state });
    }
  }

  state<T>(resource: Resource<T>): ResourceState<T> {
    return (this.#entries.get(resource.key)?.state ?? PENDING) as ResourceState<T>;
  }

  /**
   * The state that a part hydrates with, whatever came in between. A part whose answer is late waits as it was rendered;
   * where that answer is another one, slow or failed, the part is drawn anew.
   */
  renderedState<T>(resource: Resource<T>): ResourceState<T> {
    const entry = this.#entries.get(resource.key);
    if (entry?.lateEtag) {
      entry.arrival ??= this.#arrive(resource, entry);
      if (!entry.rendered) throw entry.arrival;
      if (entry.rendered.status !== 'ready' || entry.etag !== entry.lateEtag) throw new OutdatedPart();
    }
    return (entry?.rendered ?? entry?.state ?? PENDING) as ResourceState<T>;
  }

  /** The last good answer, whatever a reload is doing. */
  peek<T>(resource: Resource<T>): T | null {
    return (this.#entries.get(resource.key)?.data ?? null) as T | null;
  }

  subscribe(key: string, listener: () => void): () => void {
    const { listeners } = this.#entry(key);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Any change of any answer. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Fetches unless a fresh answer is there; resolves when the state is settled. */
  ensure<T>(resource: Resource<T>): Promise<void> {
    const entry = this.#entry(resource.key);
    return entry.fresh ? Promise.resolve() : this.reload(resource);
  }

  /** Fetches again; callers at the same time share one request. */
  reload<T>(resource: Resource<T>): Promise<void> {
    const entry = this.#entry(resource.key);
    entry.resource = resource as Resource<unknown>;
    entry.loading ??= this.#load(resource, entry);
    return entry.loading;
  }

  /** Fetches again whatever is on screen: after a refreshed session, a new language, a connection that came back. */
  async reloadShown(): Promise<void> {
    const shown: Promise<void>[] = [];
    for (const entry of this.#entries.values()) {
      entry.fresh = false;
      if (entry.listeners.size && entry.resource) shown.push(this.reload(entry.resource));
    }
    await Promise.all(shown);
  }

  /** The same, and whatever is still under way in the old language is not waited for. */
  reloadInNewLanguage(): Promise<void> {
    for (const entry of this.#entries.values()) abandon(entry);
    return this.reloadShown();
  }

  kept(): ReadonlyMap<string, KeptAnswer> {
    return this.#entries;
  }

  /** Puts an answer that came another way: a push, the result of a change. */
  set<T>(resource: Resource<T>, data: T): void {
    const entry = this.#entry(resource.key);
    entry.resource ??= resource as Resource<unknown>;
    abandon(entry);
    this.#settle(entry, { data, etag: null, fresh: true });
  }

  /** What was shown may be old by the next time: it is then shown and asked again. */
  expire(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) entry.fresh = false;
  }

  /** Forgets everything whose key starts so: personal data after logout. */
  forget(prefix: string): void {
    for (const [key, entry] of this.#entries) {
      if (!key.startsWith(prefix)) continue;
      abandon(entry);
      Object.assign(entry, { data: null, etag: null, fresh: false });
      this.#show(entry, PENDING);
    }
  }

  async #arrive<T>(resource: Resource<T>, entry: Entry): Promise<void> {
    await Promise.race([this.ensure(resource), new Promise<void>((resolve) => inImpatience(resolve))]);
    // Nothing else to show without a connection: what was rendered stays until there is one.
    while (entry.data === null && !isOnline()) {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      await this.reload(resource);
    }
    entry.rendered = entry.state;
  }

  async #load<T>(resource: Resource<T>, entry: Entry): Promise<void> {
    if (entry.data === null && this.#storage && resource.persist) entry.data = this.#storage.read(resource.key);
    if (entry.data === null || entry.state.status === 'failed') this.#show(entry, PENDING);
    const impatience = inImpatience(() => {
      if (entry.asked === asked && isOnline()) this.#show(entry, PENDING);
    });
    const asked = resource.fetch(this.#api, entry.etag && entry.data !== null ? { etag: entry.etag } : {});
    entry.asked = asked;
    const result = await asked;
    clearTimeout(impatience);
    if (entry.asked !== asked) return entry.loading ?? undefined;
    abandon(entry);
    if (result.ok || result.failure.kind === 'unchanged') {
      const { data, etag } = result.ok ? result : entry;
      // Also what came with the page and is confirmed: it may be the only answer of this visit.
      if (resource.persist) this.#storage?.write(resource.key, data);
      this.#settle(entry, { data, etag, fresh: true });
    } else if (result.failure.kind === 'network' && entry.data !== null && !isOnline()) {
      this.#settle(entry, { ...entry, fresh: false });
    } else {
      this.#show(entry, { data: null, status: 'failed', failure: result.failure });
    }
  }

  #settle(entry: Entry, answer: Pick<Entry, 'data' | 'etag' | 'fresh'>): void {
    const unchanged = entry.data === answer.data && entry.state.status === 'ready';
    Object.assign(entry, answer);
    if (!unchanged) this.#show(entry, { data: answer.data, status: 'ready', failure: null });
  }

  #show(entry: Entry, state: ResourceState<unknown>): void {
    entry.state = state;
    for (const listener of entry.listeners) listener();
    for (const listener of this.#listeners) listener();
  }

  #entry(key: string): Entry {
    let entry = this.#entries.get(key);
    if (!entry) {
      entry = newEntry();
      this.#entries.set(key, entry);
    }
    return entry;
  }
}

/** No answer is awaited any more: there is a newer one, or nobody may have it. One that still comes is dropped. */
function abandon(entry: Entry): void {
  entry.asked = entry.loading = null;
}

/** A server has a navigator that says nothing of it. */
function isOnline(): boolean {
  return navigator.onLine !== false;
}

declare global {
  /** Somebody has clicked, typed, chosen or scrolled something in this document; its first script notes it. */
  var isUsed: true | undefined;
}

/** Does so when patience ends, except for who uses the page. */
function inImpatience(act: () => void): ReturnType<typeof setTimeout> {
  return setTimeout(() => globalThis.isUsed || act(), patience());
}
