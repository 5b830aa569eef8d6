import type { Db } from '../../platform/database.ts';
import { revisionsAbove } from './content.repo.ts';
import { OVERLAP_MS } from './snapshot-cache.ts';

/** Finds what changed in whatever process did it: a server, an import, a restore. One indexed query a look. */
export class RevisionWatch {
  readonly #db: Db;
  readonly #known = new Map<string, number>();
  #greatest = 0;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Revisions of restaurants' public content that were not answered before; the first look answers all. */
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
