import type { Api } from '../../../contract/api-client.ts';
import { type Entry, type KeptAnswer, newEntry, PENDING } from './kept-answer.ts';
import type { Resource, ResourceState } from './resource.ts';
import type { Seed } from './seeds.ts';
import { compact, whole } from './shared-parts.ts';

/**
 * How long (ms) a reload may take before the loading state replaces the copy on screen: a second, or on a slow line eight times
 * what the document took. The document is the measure because nothing else was asked for at that time (decision 042).
 */
function patience(): number {
  const [line] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return line ? Math.max(1000, 8 * (line.responseEnd - line.requestStart)) : 1000;
}

/** When an answer that stays on screen though asking for it again failed is asked for once more. */
const RETRY_MS = 5000;

interface Storage {
  read(key: string): unknown;
  write(key: string, data: unknown): void;
}

/**
 * All answers of the API that screens show, by key. A browser has one of these for the whole visit; the server has one for each
 * page that it renders.
 */
export class Resources {
  readonly #api: Api;
  readonly #storage: Storage | null;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();

  constructor(api: Api, storage: Storage | null = null) {
    this.#api = api;
    this.#storage = storage;
  }

  /** Takes over what came with the page. It is shown at once, and asked for again after hydration. */
  seed(seeds: Record<string, Seed>): void {
    for (const [key, { data: carried, etag, failure = null }] of Object.entries(seeds)) {
      const data = whole(carried);
      const entry = this.#entry(key);
      // A 404 is as good as an answer; any other failure is asked for again.
      const fresh = failure?.kind === 'problem' && failure.status === 404 ? true : null;
      const state = { data, status: failure ? 'failed' : 'ready', failure };
      Object.assign(entry, { data, etag, fresh, state, rendered: state });
    }
  }

  state<T>(resource: Resource<T>): ResourceState<T> {
    return (this.#entries.get(resource.key)?.state ?? PENDING) as ResourceState<T>;
  }

  /** The state that the server rendered and that parts must hydrate with, whatever has changed since. */
  renderedState<T>({ key }: Resource<T>): ResourceState<T> {
    const entry = this.#entries.get(key);
    return (entry?.rendered ?? entry?.state ?? PENDING) as ResourceState<T>;
  }

  /** The last good answer, also while a reload is slow or has failed; null: none yet. */
  peek<T>(resource: Resource<T>): T | null {
    return (this.#entries.get(resource.key)?.data ?? null) as T | null;
  }

  subscribe(key: string, listener: () => void): () => void {
    const { listeners } = this.#entry(key);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Calls `listener` after any change of any answer. Returns how to stop that. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asks unless a fresh answer is there. Resolves, also after a failure, when there is nothing to wait for any more. */
  ensure<T>(resource: Resource<T>): Promise<void> {
    const entry = this.#entry(resource.key);
    return entry.fresh ? Promise.resolve() : this.reload(resource);
  }

  /** Asks again. Callers at the same time share one request. Never rejects: a failure is a state. */
  reload<T>(resource: Resource<T>): Promise<void> {
    const entry = this.#entry(resource.key);
    entry.resource = resource as Resource<unknown>;
    // Cleared only once the new state is rendered: before that, a part that mounts to show a failure would ask again, for ever.
    entry.loading ??= this.#load(resource, entry).finally(() => {
      entry.loading = null;
    });
    return entry.loading;
  }

  /** Asks again for whatever is on screen: after the session was renewed, or the connection came back. */
  async reloadShown(): Promise<void> {
    const shown: Promise<void>[] = [];
    for (const entry of this.#entries.values()) {
      entry.fresh = false;
      if (entry.listeners.size && entry.resource) shown.push(this.reload(entry.resource));
    }
    await Promise.all(shown);
  }

  /** The same after another language was chosen: answers still under way in the old one are dropped. */
  reloadInNewLanguage(): Promise<void> {
    for (const entry of this.#entries.values()) abandon(entry);
    return this.reloadShown();
  }

  kept(): ReadonlyMap<string, KeptAnswer> {
    return this.#entries;
  }

  /** Puts an answer that came another way, such as a push or the result of a change. One that is under way is dropped. */
  set<T>(resource: Resource<T>, data: T): void {
    const entry = this.#entry(resource.key);
    entry.resource ??= resource as Resource<unknown>;
    abandon(entry);
    this.#settle(entry, { data, etag: null, fresh: true });
  }

  /** The answer may be old by the time a screen wants it again: it is shown then, and asked for again. */
  expire(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) entry.fresh = false;
  }

  /** Forgets all answers whose keys start with `prefix`, as a customer's own when they sign out. */
  forget(prefix: string): void {
    for (const [key, entry] of this.#entries) {
      if (!key.startsWith(prefix)) continue;
      abandon(entry);
      Object.assign(entry, { data: null, etag: null, fresh: false });
      this.#show(entry, PENDING);
    }
  }

  async #load<T>(resource: Resource<T>, entry: Entry): Promise<void> {
    if (entry.data === null && resource.persist) entry.data = whole(this.#storage?.read(resource.key) ?? null);
    if (entry.state.data === null) this.#show(entry, PENDING);
    const impatience = inImpatience(() => {
      if (entry.asked === asked && isOnline()) this.#show(entry, PENDING);
    });
    const asked = resource.fetch(this.#api, entry.etag && entry.data !== null ? { etag: entry.etag } : {});
    entry.asked = asked;
    const result = await asked;
    clearTimeout(impatience);
    if (entry.asked !== asked) return entry.loading as Promise<void>;
    if (result.ok || result.failure.kind === 'unchanged') {
      const { data, etag } = result.ok ? result : entry;
      // Kept for offline use also when it is unchanged: what came with the page was never stored.
      if (resource.persist) this.#storage?.write(resource.key, resource.shares ? compact(data, resource.shares) : data);
      this.#settle(entry, { data, etag, fresh: true });
    } else if (
      // Where somebody uses the page, the copy stays: their form would come back empty after an error. Only the first check of what
      // was rendered must show that it failed (DECISIONS, settled 1).
      result.failure.kind === 'network' &&
      (isOnline() ? globalThis.isUsed && entry.fresh !== null && entry.state.data : entry.data)
    ) {
      this.#settle(entry, { ...entry, fresh: false });
      setTimeout(() => isOnline() && entry.listeners.size && this.ensure(resource), RETRY_MS);
    } else {
      entry.fresh = false;
      this.#show(entry, { data: null, status: 'failed', failure: result.failure });
    }
  }

  #settle(entry: Entry, answer: Pick<Entry, 'data' | 'etag' | 'fresh'>): void {
    const unchanged = entry.state.data === answer.data;
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

/** Drops the answer that is under way, because there is a newer one or because nobody may have it. */
function abandon(entry: Entry): void {
  entry.asked = entry.loading = null;
}

/** True on the server, too, whose `navigator` has no such property. */
function isOnline(): boolean {
  return navigator.onLine !== false;
}

declare global {
  /** Set by the document's first script as soon as somebody clicks, types, chooses or scrolls. */
  var isUsed: true | undefined;
}

/** Calls `act` when the patience ends, unless somebody uses the page by then: what they see stays (decision 042). */
function inImpatience(act: () => void): ReturnType<typeof setTimeout> {
  return setTimeout(() => globalThis.isUsed || act(), patience());
}
