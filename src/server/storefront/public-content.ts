import type { Language } from '../../domain/languages.ts';
import type { CacheShares } from '../platform/cache/cache-shares.ts';
import { RecentMap } from '../platform/cache/recent-map.ts';
import type { Db } from '../platform/database/database.ts';
import { buildSnapshot, type OfServer } from './build-snapshot.ts';
import { revisionsAbove } from './content.repo.ts';
import type { ContentSnapshot } from './content-snapshot.ts';
import type { KeptAnswers } from './snapshot-answers.ts';
import { SnapshotCache } from './snapshot-cache.ts';

/** The public content of restaurants, cached as snapshots until their revision changes, also by another process. */
export interface PublicContent {
  /** Throws for an unknown id, because ids come from a tenant or from the database. */
  of(restaurantId: string, language: Language): Promise<ContentSnapshot>;
  /**
   * A synchronous function for repeated use that returns what `of` would; null if `of` would have to build it or ask the
   * database.
   */
  watch(restaurantId: string, language: Language): () => ContentSnapshot | null;
  /** Calls `listener` whenever content with missing texts is handed out. It must neither block nor throw. */
  onIncomplete(listener: IncompleteListener): void;
  /** Calls `listener` after each change by this process. It must neither block nor throw. */
  onChanged(listener: () => void): void;
  /** Drops cached content older than `revision`. */
  forgetBefore(restaurantId: string, revision: number): void;
  /** To be called after each commit that changed public content. */
  changed(restaurantId: string): void;
  /** To be called after each commit that seldom changes public content, such as an order's: what is cached stays unless it has. */
  mayHaveChanged(): void;
}

type IncompleteListener = (restaurantId: string, language: Language, shown: ContentSnapshot) => void;

export function createPublicContent(
  db: Db,
  shares: Pick<CacheShares, 'content' | 'answers'>,
  of: OfServer = { signInWith: [], hasTelephone: false, map: null },
): PublicContent {
  const cache = new SnapshotCache((revision) => revisionsAbove(db, revision), shares.content);
  const answers: KeptAnswers = new RecentMap(shares.answers);
  let tellIncomplete: IncompleteListener = () => {};
  let tellChanged = () => {};
  return {
    of: async (restaurantId, language) => {
      const snapshot = await cache.get(restaurantId, language, async () => {
        const built = await buildSnapshot(db, answers, { restaurantId, language, ...of });
        if (!built) throw new Error(`no restaurant ${restaurantId}`);
        return built;
      });
      if (snapshot.isIncomplete) tellIncomplete(restaurantId, language, snapshot);
      return snapshot;
    },
    watch: (restaurantId, language) => {
      const known = cache.watch(restaurantId, language);
      return () => {
        const snapshot = known();
        if (snapshot?.isIncomplete) tellIncomplete(restaurantId, language, snapshot);
        return snapshot;
      };
    },
    onIncomplete: (listener) => {
      tellIncomplete = listener;
    },
    onChanged: (listener) => {
      tellChanged = listener;
    },
    forgetBefore: (restaurantId, revision) => cache.dropBefore(restaurantId, revision),
    changed: (restaurantId) => {
      cache.drop(restaurantId);
      tellChanged();
    },
    mayHaveChanged: () => {
      cache.look();
      tellChanged();
    },
  };
}
