import { useEffect } from 'react';
import type { Resource, ResourceState } from '../api/resource.ts';
import { useApp, useResource } from '../app-context.ts';

/**
 * `useResource` for personal data. The answer is stale once its page is left, because without the live connection changes go
 * unnoticed. A 401 counts as pending: the session is being refreshed, or else the page leads to the sign-in form.
 */
export function useOwn<T>(resource: Resource<T>): ResourceState<T> & { reload: () => void } {
  const { resources } = useApp();
  const state = useResource(resource);
  const { key } = resource;
  useEffect(() => () => resources.expire(key), [resources, key]);
  const isRenewing = state.failure?.kind === 'problem' && state.failure.status === 401;
  return isRenewing ? { ...state, status: 'pending', failure: null } : state;
}
