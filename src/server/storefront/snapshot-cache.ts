import { LANGUAGES, type Language } from '../../domain/languages.ts';
import type { ContentSnapshot } from './content-snapshot.ts';
import { wholeMenu } from './whole-menu.ts';

/** Counted for the restaurant's record, beside its dishes. */
const ENTRY_BYTES = 16 * 1024;
const CHECKED_EVERY_MS = 500;
/**
 * How far below the greatest known revision to look. Revisions follow the clock, but a transaction may commit after another one
 * that took a greater revision.
 */
export const OVERLAP_MS = 60_000;

/**
 * The part of an entry that `watch` holds. It does not hold the snapshot for ever: `built` becomes null when the entry is
 * dropped, so that its memory is freed.
 */
interface Watched {
  /** null while the snapshot is being built, and after it was dropped. */
  built: ContentSnapshot | null;
  /** Whether a watcher asked since the entry was last the oldest. If so it is moved to the newest instead of being dropped. */
  isWanted: boolean;
}

/** Restaurants whose public content has a revision above the one that is given. */
type RevisionsAbove = (revision: number) => Promise<{ id: string; revision: number }[]>;

interface Entry {
  snapshot: Promise<ContentSnapshot>;
  watched: Watched;
  bytes: number;
}

/**
 * A cache of the most recently used snapshots. Concurrent requests share one build. Entries with an outdated revision are
 * dropped.
 */
export class SnapshotCache {
  readonly #revisionsAbove: RevisionsAbove;
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;
  #lastSeen = 0;
  #checkedAt = Number.NEGATIVE_INFINITY;
  /** What was known before this moment does not count. */
  #lookedFor = Number.NEGATIVE_INFINITY;
  #check: Promise<void> | null = null;

  constructor(revisionsAbove: RevisionsAbove, maxBytes: number) {
    this.#revisionsAbove = revisionsAbove;
    this.#maxBytes = maxBytes;
  }

  async get(restaurantId: string, language: Language, build: () => Promise<ContentSnapshot>): Promise<ContentSnapshot> {
    const asked = { at: performance.now(), lookedFor: this.#lookedFor };
    // Again after a check that began before the look was asked for. Looks that are asked for from now on are for those who ask from now on:
    // where changes never cease, or a check takes long, nobody would ever get an answer.
    while (this.#isUnsure(asked)) {
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

  /**
   * A synchronous function for repeated use that returns what `get` would; null if `get` would have to build it or ask the
   * database.
   */
  watch(restaurantId: string, language: Language): () => ContentSnapshot | null {
    const watched = this.#entries.get(keyOf(restaurantId, language))?.watched;
    if (!watched) return () => null;
    return () => {
      if (this.#isUnsure()) return null;
      watched.isWanted = true;
      return watched.built;
    };
  }

  /** Whoever asks next has the database looked at for greater revisions. */
  look(): void {
    this.#lookedFor = performance.now();
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

  #isUnsure({ at, lookedFor } = { at: performance.now(), lookedFor: this.#lookedFor }): boolean {
    return this.#checkedAt < lookedFor || at - this.#checkedAt >= CHECKED_EVERY_MS;
  }

  async #dropOutdated(): Promise<void> {
    const startedAt = performance.now();
    for (const { id, revision } of await this.#revisionsAbove(this.#lastSeen - OVERLAP_MS)) {
      this.#lastSeen = Math.max(this.#lastSeen, revision);
      this.dropBefore(id, revision);
    }
    this.#checkedAt = startedAt;
  }

  #account(key: string, entry: Entry, snapshot: ContentSnapshot): void {
    if (this.#entries.get(key) !== entry) return;
    entry.watched.built = snapshot;
    // Objects take about as much memory as their JSON (measured: 41 kB for 43 kB).
    entry.bytes = ENTRY_BYTES + wholeMenu(snapshot).body.length;
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
