import type { ApiFailure } from '../../../contract/transport.ts';
import type { KeptAnswer } from './kept-answer.ts';
import { compact } from './shared-parts.ts';

/** What a document carries of one answer. */
export interface Seed {
  /** Where its resource `shares` a list: compact. */
  data: unknown;
  etag: string | null;
  /** Why there is no data. The browser must hydrate the failure that the server rendered. */
  failure?: ApiFailure;
}

/** What the document carries of the answers that it was rendered from, by key. */
export function seedsOf(kept: ReadonlyMap<string, KeptAnswer>): Record<string, Seed> {
  const settled = [...kept].filter(([, { state }]) => state.status !== 'pending');
  return Object.fromEntries(settled.map(([key, answer]) => [key, seedOf(answer)]));
}

function seedOf({ data, etag, state, resource }: KeptAnswer): Seed {
  const list = data === null ? undefined : resource?.shares;
  return {
    data: list === undefined ? data : compact(data, list),
    etag,
    ...(state.failure && { failure: state.failure }),
  };
}
