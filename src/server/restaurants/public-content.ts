import type { Language } from '../../domain/languages.ts';
import type { CacheShares } from '../platform/cache-shares.ts';
import type { Db } from '../platform/database.ts';
import { RecentMap } from '../platform/recent-map.ts';
import { buildSnapshot } from './content/build-snapshot.ts';
import type { ContentSnapshot } from './content/content-snapshot.ts';
import type { KeptAnswers } from './content/snapshot-answers.ts';
import { SnapshotCache } from './content/snapshot-cache.ts';

/** Snapshots kept in memory, dropped when the restaurant's revision changes (also from another process). */
export interface PublicContent {
  /** Throws for an id that is no restaurant's: ids come from a tenant or from the database. */
  of(restaurantId: string, language: Language): Promise<ContentSnapshot>;
  /** Asks again and again for what `of` answers, without waiting; null where it would have to ask the database. */
  watch(restaurantId: string, language: Language): () => ContentSnapshot | null;
  /** Calls `listener` whenever somebody is given content with texts missing; it must neither wait nor throw. */
  onIncomplete(listener: IncompleteListener): void;
  /** Calls `listener` after each change by this process; it must neither wait nor throw. */
  onChanged(listener: () => void): void;
  /** Drops what is older than a revision that was found in the database. */
  forgetBefore(restaurantId: string, revision: number): void;
  /** Called after each commit that changed what the public sees. */
  changed(restaurantId: string): void;
}

type IncompleteListener = (restaurantId: string, language: Language, shown: ContentSnapshot) => void;

export function createPublicContent(db: Db, shares: Pick<CacheShares, 'content' | 'answers'>): PublicContent {
  const cache = new SnapshotCache(db, shares.content);
  const answers: KeptAnswers = new RecentMap(shares.answers);
  let tellIncomplete: IncompleteListener = () => {};
  let tellChanged = () => {};
  return {
    of: async (restaurantId, language) => {
      const snapshot = await cache.get(restaurantId, language, async () => {
        const built = await buildSnapshot(db, answers, { restaurantId, language });
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
  };
}
