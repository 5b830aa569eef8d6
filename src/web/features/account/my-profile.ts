import { useEffect } from 'react';
import type { User } from '../../../contract/accounts.ts';
import type { ApiFailure } from '../../../contract/transport.ts';
import { type AppContext, useApp, useResource } from '../../app/app-context.ts';
import type { Resource } from '../../app/resource.ts';
import type { Session } from '../../app/session.ts';
import { useUser } from '../../app/use-user.ts';

/** The signed-in customer's profile. Each answer also updates the profile that the session keeps. */
export function myProfile(session: Session): Resource<{ data: { user: User } }> {
  return {
    key: 'my/profile',
    fetch: async (api, conditions) => {
      const answer = await api.me.get({ ...conditions, quiet: true });
      // The customer may have signed out meanwhile.
      if (answer.ok && session.state.get().status === 'signed-in') session.setUser(answer.data.data.user);
      return answer;
    },
  };
}

/** Shows and stores the profile after a change. */
export function keepUser({ resources, session }: AppContext, user: User): void {
  session.setUser(user);
  resources.set(myProfile(session), { data: { user } });
}

interface MyProfile {
  /** As last known, also while it is fetched again; null until then. */
  user: User | null;
  /** Why it could not be fetched; null otherwise. */
  failure: ApiFailure | null;
  reload(): void;
}

/** The signed-in customer, fetched each time a screen opens with it. */
export function useMyProfile(): MyProfile {
  const { resources, session } = useApp();
  const resource = myProfile(session);
  const { key } = resource;
  const { failure, reload } = useResource(resource);
  const user = useUser();
  useEffect(() => () => resources.expire(key), [resources, key]);
  // A 401 counts as pending: the session is being refreshed, or else the page leads to the sign-in form.
  const isRenewing = failure?.kind === 'problem' && failure.status === 401;
  return { user, failure: isRenewing ? null : failure, reload };
}
