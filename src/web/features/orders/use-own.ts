import { useEffect } from 'react';
import { useApp, useResource } from '../../app/app-context.ts';
import type { Resource, ResourceState } from '../../app/resource.ts';

/**
 * An answer about the customer. It counts as old once its screen is left: without the live connection nobody
 * tells what changed. A 401 is no failure yet: the session is being renewed, or the page left for login.
 */
export function useOwn<T>(resource: Resource<T>): ResourceState<T> & { reload: () => void } {
  const { resources } = useApp();
  const state = useResource(resource);
  const { key } = resource;
  useEffect(() => () => resources.expire(key), [resources, key]);
  const isRenewing = state.failure?.kind === 'problem' && state.failure.status === 401;
  return isRenewing ? { ...state, status: 'pending', failure: null } : state;
}
