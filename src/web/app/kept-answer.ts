import type { Resource, ResourceState } from './resource.ts';

/** An answer that is kept, to whoever sends it along or renews it behind what is on screen. */
export interface KeptAnswer {
  readonly state: ResourceState<unknown>;
  /** The last good answer. */
  readonly data: unknown;
  /** null: it came with the page, and nobody has asked for it yet. */
  readonly resource: Resource<unknown> | null;
  /** Written by whoever renews it: what is put has none. */
  etag: string | null;
  readonly listeners: ReadonlySet<unknown>;
}

/** As `Resources` knows it, who alone changes it. */
export interface Entry extends KeptAnswer {
  state: ResourceState<unknown>;
  /** As the server rendered it: what parts that hydrate later must start from. */
  rendered: ResourceState<unknown> | null;
  /** The last good answer, kept while `state` shows that a reload is slow or failed. */
  data: unknown;
  fresh: boolean;
  /** Settles with the answer that is awaited. */
  loading: Promise<void> | null;
  /** The request itself: an answer to any other comes too late, and counts no more. */
  asked: Promise<unknown> | null;
  /** Of the answer that the page shows but did not bring. */
  lateEtag: string | null;
  arrival: Promise<void> | null;
  listeners: Set<() => void>;
  resource: Resource<unknown> | null;
}

export const PENDING: ResourceState<never> = { data: null, status: 'pending', failure: null };

/** Of an answer that nobody has asked for yet. */
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
