import type { Api } from '../../contract/api.ts';
import type { ApiFailure, ApiResult } from '../../contract/transport.ts';

/** Something that the API answers and a screen shows. Two resources with one key are the same. */
export interface Resource<T> {
  key: string;
  fetch(api: Api, conditions: { etag?: string }): Promise<ApiResult<T>>;
  /** Whether the last answer is kept in local storage and shown while offline (specification section 3). */
  persist?: boolean;
  /** Whether the document leaves its data out: see `late`. */
  isLate?: boolean;
  /** Whether the document asks for it at the same time as for the scripts. */
  isEarly?: boolean;
  /**
   * The part of it that documents carry where they do not show all of it; what no page reads before then may be missing. The
   * browser asks for the whole after hydration.
   */
  excerpt?(data: T): unknown;
}

/**
 * For pages whose markup shows all of an answer already, so that sending it as data, too, would double the document. The browser asks
 * for it along with the scripts, or when somebody comes near the part that shows it, and the part hydrates when it has come.
 * That part must stand in a `LaterArea` or be made by `later` (`app/later.tsx`).
 */
export function late<T>(resource: Resource<T>, until: 'scripts' | 'seen' = 'scripts'): Resource<T> {
  return { ...resource, isLate: true, isEarly: until === 'scripts' };
}

/**
 * What a screen sees. `data` stays through a reload unless the answer failed, or is slow: then the specified state shows instead,
 * except offline (DECISIONS, settled 1). Where somebody uses the page, only a refusal or a first check that failed replaces it
 * (decision 042).
 */
export interface ResourceState<T> {
  data: T | null;
  status: 'pending' | 'ready' | 'failed';
  failure: ApiFailure | null;
}
