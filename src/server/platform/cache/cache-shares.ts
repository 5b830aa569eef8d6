const MB = 1024 * 1024;

/** The most that each cache holds, in bytes. */
export type CacheShares = Record<'pages' | 'content' | 'answers' | 'responses', number>;

/** Divides `CACHE_MB` among the caches of this process; each cache is shared by all restaurants. */
export function cacheShares(megabytes: number): CacheShares {
  const of = (share: number) => Math.round(megabytes * MB * share);
  return {
    /** Rendered pages with their compressed forms (`pages/page-cache.ts`). */
    pages: of(0.4),
    /** Snapshots of restaurants and menus as objects, from which pages and answers are made (`snapshot-cache.ts`). */
    content: of(0.3),
    /** The API's answers made from snapshots (`snapshot-answers.ts`). */
    answers: of(0.1),
    /** Whole responses with their headers, repeated without calling a handler (`response-cache.ts`). */
    responses: of(0.2),
  };
}
