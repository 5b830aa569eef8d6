import type { ApiFailure } from '../../contract/transport.ts';
import type { KeptAnswer } from './kept-answer.ts';

/** What a page brings of one answer. */
export interface Seed {
  /** Left out: to be fetched (`late`). */
  data?: unknown;
  etag: string | null;
  /** Why there is no data: what was rendered must be what is hydrated. */
  failure?: ApiFailure;
}

/** What a page brings of the answers that it was rendered from. */
export function seedsOf(kept: ReadonlyMap<string, KeptAnswer>): Record<string, Seed> {
  const settled = [...kept].filter(([, { state }]) => state.status !== 'pending');
  return Object.fromEntries(settled.map(([key, answer]) => [key, seedOf(answer)]));
}

function seedOf({ data, etag, state, resource }: KeptAnswer): Seed {
  const isReady = state.status === 'ready';
  if (resource?.isLate && isReady && etag) return { etag };
  if (resource?.excerpt && isReady) return { data: resource.excerpt(data), etag: null };
  return { data, etag, ...(state.failure && { failure: state.failure }) };
}
