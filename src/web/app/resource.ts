import type { Api } from '../../contract/api.ts';
import type { ApiFailure, ApiResult } from '../../contract/transport.ts';

/** Something the API answers and a screen shows. The same key is the same thing. */
export interface Resource<T> {
  key: string;
  fetch(api: Api, conditions: { etag?: string }): Promise<ApiResult<T>>;
  /** Kept in local storage, to be read while offline (specification section 3). */
  persist?: boolean;
  /** Not sent along with the page that shows it: see `late`. */
  isLate?: boolean;
  /** Whether it is asked for along with the scripts. */
  isEarly?: boolean;
  /** What is sent along with pages that do not show all of it; the whole is fetched after hydration. */
  excerpt?(data: T): T;
}

/**
 * For a page whose markup says all of it already: the answer is fetched while the scripts are, or when somebody comes near
 * the part that shows it, and the part takes over when it is there. Such a part must hydrate later (`app/later.tsx`).
 */
export function late<T>(resource: Resource<T>, until: 'scripts' | 'seen' = 'scripts'): Resource<T> {
  return { ...resource, isLate: true, isEarly: until === 'scripts' };
}

/**
 * What a screen sees. `data` stays through a reload unless the answer failed, or is slow and nobody uses the page yet: then
 * the specified state shows instead, except offline (DECISIONS, settled 1; decision 042).
 */
export interface ResourceState<T> {
  data: T | null;
  status: 'pending' | 'ready' | 'failed';
  failure: ApiFailure | null;
}
