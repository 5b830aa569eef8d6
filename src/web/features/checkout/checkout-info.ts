import { useEffect } from 'react';
import type { User } from '../../../contract/accounts/accounts.ts';
import type { Resource } from '../../app/api/resource.ts';
import type { AppContext } from '../../app/app-context.ts';
import { useApp, useMessages, useResource } from '../../app/app-context.ts';

/** The customer's addresses, phone and name. */
export const checkoutInfo: Resource<{ data: { user: User } }> = {
  key: 'my/checkout',
  fetch: (api, conditions) => api.me.get({ ...conditions, quiet: true }),
};

/** Shows and stores the profile after a change at checkout. */
export function storeCheckoutUser({ resources, session }: AppContext, user: User): void {
  resources.set(checkoutInfo, { data: { user } });
  session.setUser(user);
}

/** Fetched anew each time checkout opens. Once loaded the profile stays, even if a later reload is slow or fails. */
export function useCheckoutInfo(): { user: User | null; isFailed: boolean; reload(): void } {
  const { resources, snackbar } = useApp();
  const t = useMessages('checkout');
  const { status, failure, reload } = useResource(checkoutInfo);
  const user = resources.peek(checkoutInfo)?.data.user ?? null;
  // The end of a session has a message of its own.
  const isSignedOut = failure?.kind === 'problem' && failure.status === 401;
  const isFailed = user === null && status === 'failed' && !isSignedOut;

  useEffect(() => {
    if (isFailed) snackbar.show(t('load_failed'), { tone: 'error' });
  }, [isFailed, snackbar, t]);
  useEffect(() => () => resources.forget(checkoutInfo.key), [resources]);

  return { user, isFailed, reload };
}
