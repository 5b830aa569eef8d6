import type { User } from '../../../contract/accounts/accounts.ts';
import type { ApiFailure } from '../../../contract/transport.ts';
import type { Resource } from '../../app/api/resource.ts';
import { type AppContext, useApp } from '../../app/app-context.ts';
import type { Session } from '../../app/session/session.ts';
import { useOwn } from '../../app/session/use-own.ts';
import { useUser } from '../../app/session/use-user.ts';

/** The signed-in customer's profile. Each answer also updates the profile that the session keeps. */
export function myProfile(session: Session): Resource<{ data: { user: User } }> {
  return {
    key: 'my/profile',
    fetch: async (api, conditions) => {
      const answer = await api.me.get({ ...conditions, quiet: true });
      if (answer.ok) session.setUser(answer.data.data.user);
      return answer;
    },
  };
}

/** Shows and stores the profile after a change. */
export function storeProfile({ resources, session }: AppContext, user: User): void {
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
  const { failure, reload } = useOwn(myProfile(useApp().session));
  return { user: useUser(), failure, reload };
}
