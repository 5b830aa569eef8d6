import type { Resource, ResourceState } from './resource.ts';

/** An answer of the API that `Resources` keeps, as others see it: those who send it along with a page, or renew it unseen. */
export interface KeptAnswer {
  readonly state: ResourceState<unknown>;
  /** The last good answer; null: none yet. */
  readonly data: unknown;
  /** How to ask for it; null: it came with the page, and nobody has asked since. */
  readonly resource: Resource<unknown> | null;
  /** null: unknown, as of an answer that did not come by asking for it (`Resources.set`). Whoever renews the answer writes its tag here. */
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
  /** It need not be asked for again when a screen wants it. */
  fresh: boolean;
  /** Resolves when the answer that is under way is there; null: none is. */
  loading: Promise<void> | null;
  /** The request that is under way. The answer to any earlier one is dropped when it comes. */
  asked: Promise<unknown> | null;
  /** The tag of an answer that the page shows but did not bring as data (`late`). */
  lateEtag: string | null;
  /** Resolves when that answer is there, or cannot be waited for any longer. */
  arrival: Promise<void> | null;
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
    fresh: false,
    loading: null,
    asked: null,
    lateEtag: null,
    arrival: null,
    listeners: new Set(),
    resource: null,
  };
}
