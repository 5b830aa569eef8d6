import type { Resource, ResourceState } from './resource.ts';

/** An answer of the API that `Resources` keeps, as others see it: those who send it along with a page, or renew it unseen. */
export interface KeptAnswer {
  readonly state: ResourceState<unknown>;
  /** The last good answer; null: none yet. */
  readonly data: unknown;
  /** How to fetch it; null: it came with the page, and has not been fetched since. */
  readonly resource: Resource<unknown> | null;
  /** The answer's ETag; null: unknown, as after `Resources.set`. `follow-revisions.ts` writes it, too, after a renewal. */
  etag: string | null;
  readonly listeners: ReadonlySet<unknown>;
}

/** The same with what only `Resources` knows and changes. */
export interface Entry extends KeptAnswer {
  state: ResourceState<unknown>;
  /** The state that the server rendered: parts that hydrate later must start from it, whatever `state` is by then. */
  rendered: ResourceState<unknown> | null;
  /** The last good answer, kept while `state` shows that a reload is slow or failed. */
  data: unknown;
  /** Whether the answer is fresh, so that it is not fetched again when a screen needs it; null: it was not fetched yet. */
  fresh: boolean | null;
  /** Resolves when the answer that is under way is there; null: none is. */
  loading: Promise<void> | null;
  /** The request that is under way. The answer to any earlier one is dropped when it comes. */
  asked: Promise<unknown> | null;
  listeners: Set<() => void>;
  resource: Resource<unknown> | null;
}

export const PENDING: ResourceState<never> = { data: null, status: 'pending', failure: null };

/** For an answer that nobody has asked for yet. */
export function newEntry(): Entry {
  return {
    state: PENDING,
    rendered: null,
    data: null,
    etag: null,
    fresh: null,
    loading: null,
    asked: null,
    listeners: new Set(),
    resource: null,
  };
}
