const MB = 1024 * 1024;

/** The most that each cache holds, in bytes. */
export type CacheShares = Record<'pages' | 'content' | 'answers' | 'ready', number>;

/** Shares out what all caches may hold together, of every restaurant that is visited. */
export function cacheShares(megabytes: number): CacheShares {
  const of = (share: number) => Math.round(megabytes * MB * share);
  return {
    /** Rendered pages, whole and compressed. */
    pages: of(0.4),
    /** Restaurants and menus as objects, which everything else is made of. */
    content: of(0.3),
    /** The API's answers made of them. */
    answers: of(0.1),
    /** Answers as they were sent. */
    ready: of(0.2),
  };
}
