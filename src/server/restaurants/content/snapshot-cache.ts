import { LANGUAGES, type Language } from '../../../domain/languages.ts';
import type { Db } from '../../platform/database.ts';
import { revisionsAbove } from './content.repo.ts';
import type { ContentSnapshot } from './content-snapshot.ts';

/** A restaurant's own record, beside its dishes. */
const ENTRY_BYTES = 16 * 1024;
const CHECKED_EVERY_MS = 500;
/**
 * Revisions follow the clock, but a transaction may commit after one that took a greater revision: looking this far
 * back finds it.
 */
export const OVERLAP_MS = 60_000;

/** What those who watch hold of an entry: not the snapshot, which must go when it is dropped. */
interface Watched {
  /** null while it is being built, and when it was dropped. */
  built: ContentSnapshot | null;
  /** Since it was last the oldest: the next to be dropped is another. */
  isWanted: boolean;
}

interface Entry {
  snapshot: Promise<ContentSnapshot>;
  watched: Watched;
  bytes: number;
}

/** The most recently used snapshots, built once however many wait, and dropped when their revision is an old one. */
export class SnapshotCache {
  readonly #db: Db;
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;
  #lastSeen = 0;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #check: Promise<void> | null = null;

  constructor(db: Db, maxBytes: number) {
    this.#db = db;
    this.#maxBytes = maxBytes;
  }

  async get(restaurantId: string, language: Language, build: () => Promise<ContentSnapshot>): Promise<ContentSnapshot> {
    if (performance.now() - this.#checkedAt >= CHECKED_EVERY_MS) {
      this.#check ??= this.#dropOutdated().finally(() => {
        this.#check = null;
      });
      await this.#check;
    }
    const key = keyOf(restaurantId, language);
    const known = this.#entries.get(key);
    if (known) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.snapshot;
    }
    const entry: Entry = { snapshot: build(), watched: { built: null, isWanted: false }, bytes: 0 };
    this.#entries.set(key, entry);
    entry.snapshot.then(
      (snapshot) => this.#account(key, entry, snapshot),
      () => this.#remove(key, entry),
    );
    return entry.snapshot;
  }

  /** Asks again and again for what `get` would answer, without waiting; null when it would look at the database. */
  watch(restaurantId: string, language: Language): () => ContentSnapshot | null {
    const watched = this.#entries.get(keyOf(restaurantId, language))?.watched;
    if (!watched) return () => null;
    return () => {
      if (performance.now() - this.#checkedAt >= CHECKED_EVERY_MS) return null;
      watched.isWanted = true;
      return watched.built;
    };
  }

  drop(restaurantId: string): void {
    for (const language of LANGUAGES) {
      const key = keyOf(restaurantId, language);
      this.#remove(key, this.#entries.get(key));
    }
  }

  dropBefore(restaurantId: string, revision: number): void {
    for (const language of LANGUAGES) {
      const key = keyOf(restaurantId, language);
      const entry = this.#entries.get(key);
      const built = entry?.watched.built;
      if (built && built.revision < revision) this.#remove(key, entry);
    }
  }

  async #dropOutdated(): Promise<void> {
    const startedAt = performance.now();
    for (const { id, revision } of await revisionsAbove(this.#db, this.#lastSeen - OVERLAP_MS)) {
      this.#lastSeen = Math.max(this.#lastSeen, revision);
      this.dropBefore(id, revision);
    }
    this.#checkedAt = startedAt;
  }

  #account(key: string, entry: Entry, snapshot: ContentSnapshot): void {
    if (this.#entries.get(key) !== entry) return;
    entry.watched.built = snapshot;
    const { products, answers } = snapshot;
    // Objects take about as much as their text (measured: 41 kB of 43).
    entry.bytes = ENTRY_BYTES + answers.json('products', () => ({ products })).body.length;
    this.#bytes += entry.bytes;
    for (const [oldest, old] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      if (old.watched.isWanted) {
        old.watched.isWanted = false;
        this.#entries.delete(oldest);
        this.#entries.set(oldest, old);
      } else if (old !== entry) this.#remove(oldest, old);
    }
  }

  #remove(key: string, entry: Entry | undefined): void {
    if (!entry || this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    entry.watched.built = null;
  }
}

function keyOf(restaurantId: string, language: Language): string {
  return `${restaurantId} ${language}`;
}
