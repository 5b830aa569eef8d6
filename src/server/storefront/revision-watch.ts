import type { Db } from '../platform/database/database.ts';
import { revisionsAbove } from './content.repo.ts';
import { OVERLAP_MS } from './snapshot-cache.ts';

/** Finds changes of public content, whichever process made them: a server, an import, a restore. One indexed query per look. */
export class RevisionWatch {
  readonly #db: Db;
  readonly #known = new Map<string, number>();
  #greatest = 0;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Revisions that no earlier look returned; the first look returns all. */
  async look(): Promise<{ id: string; revision: number }[]> {
    const found = await revisionsAbove(this.#db, this.#greatest - OVERLAP_MS);
    const news = found.filter(({ id, revision }) => revision > (this.#known.get(id) ?? 0));
    for (const { id, revision } of news) {
      this.#known.set(id, revision);
      this.#greatest = Math.max(this.#greatest, revision);
    }
    return news;
  }
}
