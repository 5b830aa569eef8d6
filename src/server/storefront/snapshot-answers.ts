import { CachedAnswer } from '../platform/cache/cached-answer.ts';
import type { RecentMap } from '../platform/cache/recent-map.ts';

/** Counted for each entry beside its body and question. */
const ENTRY_BYTES = 1024;

/**
 * The cache that all snapshots share, with a size limit, because clients can ask any number of questions (limits, categories).
 */
export type KeptAnswers = RecentMap<{ answer: CachedAnswer; bytes: number }>;

let snapshots = 0;

/** The answers made from one snapshot: serialised once per question and compressed once. */
export class SnapshotAnswers {
  readonly #version: string;
  readonly #kept: KeptAnswers;
  readonly #snapshot = ++snapshots;

  /** `version` becomes part of every ETag. */
  constructor(version: string, kept: KeptAnswers) {
    this.#version = version;
    this.#kept = kept;
  }

  /** `question` is the cache key within the snapshot: it must contain every input of `body`. */
  json(question: string, body: () => unknown): CachedAnswer {
    return this.#keep(question, () => new CachedAnswer(JSON.stringify(body()), this.#version));
  }

  /** The same for another media type. */
  text(question: string, type: string, text: () => string): CachedAnswer {
    return this.#keep(question, () => new CachedAnswer(text(), this.#version, `${type}; charset=utf-8`));
  }

  #keep(question: string, make: () => CachedAnswer): CachedAnswer {
    const key = `${this.#snapshot} ${question}`;
    const known = this.#kept.get(key);
    if (known) return known.answer;
    const answer = make();
    // Twice the body, because all its compressed forms together are smaller than it.
    this.#kept.set(key, { answer, bytes: ENTRY_BYTES + key.length + 2 * answer.body.length });
    return answer;
  }
}
