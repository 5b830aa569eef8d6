import type { Api } from '../../../contract/api-client.ts';
import type { ApiFailure, ApiResult } from '../../../contract/transport.ts';

/** Something that the API answers and a screen shows. Two resources with one key are the same. */
export interface Resource<T> {
  key: string;
  fetch(api: Api, conditions: { etag?: string }): Promise<ApiResult<T>>;
  /** Whether the last answer is kept in local storage and shown while offline (specification section 3). */
  persist?: boolean;
  /** A list of which things of the answer have parts alike, as dishes their options: documents and storage say each once. */
  shares?: string;
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
