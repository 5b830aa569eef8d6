import type { User } from '../../../contract/accounts/accounts.ts';
import type { Api } from '../../../contract/api-client.ts';
import type { ApiResult } from '../../../contract/transport.ts';
import { isAboutToEnd, tokenUser } from '../api/access-token.ts';
import { readJson, storage, writeJson } from '../storage/storage.ts';
import { accessToken as TOKEN_KEY, user as USER_KEY } from '../storage/storage-keys.ts';
import { createStore, type Store } from '../storage/store.ts';

/** `unknown` on rendered pages: the server never knows the visitor. */
export type SessionState =
  | { status: 'unknown' }
  /** `left`: the customer signed out on purpose, so that the page must not lead to the sign-in form. */
  | { status: 'visitor'; left?: true }
  | { status: 'signed-in'; user: User | null }
  /** Orders without an account: own orders can be followed, and nothing else is theirs. */
  | { status: 'guest'; user: User };

export interface Session {
  readonly state: Store<SessionState>;
  /** The access token, refreshed first if it is about to expire; null: nobody is signed in, or the session has just ended. */
  token(): Promise<string | null>;
  /** Stores the access token of a login and begins the session. */
  keep(token: string): void;
  /** Fetches the profile again; a 401 that no refresh helps ends the session (specification section 4, "Auth"). */
  loadUser(): Promise<void>;
  /** Keeps a profile, unless its customer signed out meanwhile, or another one signed in. */
  setUser(user: User): void;
  /** Ends the session here and on the server. */
  signOut(): Promise<void>;
  /** Ends the session in this browser only, when the server has ended it already. */
  drop(): void;
  /** After a 401: refreshes, or ends the session when that is refused too. Resolves to whether it goes on with a new token. */
  recover(): Promise<boolean>;
}

/** Whether the server knows who this is, by an account or as a guest. */
export function hasSession({ status }: SessionState): boolean {
  return status === 'signed-in' || status === 'guest';
}

/** When what a 401 refused is asked for again, where no refresh was possible: pages show until then that they wait. */
const RETRY_MS = 10_000;

interface Events {
  /** The session ended without the customer's doing, because it could not be refreshed. */
  expired(): void;
  /** There is a new token after a 401, or another customer's from another tab: what is on screen can be fetched again. */
  recovered(): void;
  ended(): void;
}

/** The sign-in of this browser at this restaurant, shared by its tabs through local storage. */
export function createSession(api: Api, events: Events): Session {
  const read = (): SessionState => (storage.get(TOKEN_KEY) ? stateOf(readJson<User>(USER_KEY)) : { status: 'visitor' });
  const state = createStore<SessionState>(read(), { status: 'unknown' });
  let refreshing: Promise<void> | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;

  const ownerNow = () => tokenUser(storage.get(TOKEN_KEY) ?? '');
  let owner = ownerNow();

  function follow(): void {
    state.set(read());
    if (ownerNow() === owner) return;
    // Another tab signed somebody out or in: the personal data in this tab is the previous customer's.
    owner = ownerNow();
    events.ended();
    if (owner) events.recovered();
  }
  addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === USER_KEY || key === null) follow();
  });
  // A tab that was frozen, or kept for the way back, misses those events.
  for (const type of ['pageshow', 'visibilitychange']) {
    addEventListener(type, () => {
      if (ownerNow() !== owner) follow();
    });
  }

  function keep(token: string): void {
    const before = owner;
    storage.set(TOKEN_KEY, token);
    owner = ownerNow();
    // A guest has signed in, or begun again.
    if (before && before !== owner) {
      storage.remove(USER_KEY);
      events.ended();
    }
    state.set(read());
  }

  function drop(ended: SessionState = { status: 'visitor' }): void {
    storage.remove(TOKEN_KEY);
    storage.remove(USER_KEY);
    owner = '';
    state.set(ended);
    events.ended();
  }

  /** One refresh at a time across tabs: those who waited find the new token in storage. */
  function refresh(): Promise<void> {
    refreshing ??= withLock(async () => {
      const current = storage.get(TOKEN_KEY);
      // Early enough to try again: only a refusal says that it is over.
      if (current && isAboutToEnd(current, Date.now())) await renew(current, [401]);
    }).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  /**
   * Replaces the stored token, unless it is no longer `worn`, as after a sign-out. A refusal ends the session: by one of the
   * statuses `ending`, or by any but that of a lost race with another tab (409). Resolves to the status, 0 if no answer came.
   */
  async function renew(worn: string, ending?: number[]): Promise<number> {
    const result = await api.auth.refresh();
    const status = statusOf(result);
    if (storage.get(TOKEN_KEY) !== worn) return 0;
    if (result.ok) keep(result.data.accessToken);
    else if (ending ? ending.includes(status) : status !== 0 && status !== 409) {
      drop();
      events.expired();
    }
    return status;
  }

  const session: Session = {
    state,
    drop: () => drop(),
    async token() {
      const token = storage.get(TOKEN_KEY);
      if (!token) return null;
      if (isAboutToEnd(token, Date.now())) await refresh();
      return storage.get(TOKEN_KEY);
    },
    keep,
    async loadUser() {
      const known = storage.get(USER_KEY);
      let result = await api.me.get();
      if (statusOf(result) === 401) {
        if (!(await session.recover())) return;
        result = await api.me.get();
      }
      // After a change meanwhile, such as a tapped heart, the answer is the older one.
      if (result.ok && storage.get(USER_KEY) === known) session.setUser(result.data.data.user);
    },
    setUser(user) {
      if (user._id !== ownerNow()) return;
      writeJson(USER_KEY, user);
      state.set(stateOf(user));
    },
    async signOut() {
      isLeaving = true;
      await api.auth.logout();
      isLeaving = false;
      drop({ status: 'visitor', left: true });
    },
    async recover() {
      // The server refused the stored token, so that it is refreshed even if it has not expired.
      const refused = storage.get(TOKEN_KEY);
      // A request from before a sign-out may be refused after it: that is no expired session.
      if (!refused || isLeaving) return false;
      let status = 0;
      await withLock(async () => {
        // Several requests may be refused at once: the first of them renews or ends the session for all (specification section 7:
        // a refresh that fails after a 401 signs out, also by a 500).
        if (storage.get(TOKEN_KEY) === refused) status = await renew(refused);
      });
      clearTimeout(retry);
      const stored = storage.get(TOKEN_KEY);
      if (!stored) return false;
      // After a lost race the other tab's token is there, or about to be.
      const goesOn = stored !== refused || status === 409;
      if (goesOn) events.recovered();
      else retry = setTimeout(events.recovered, RETRY_MS);
      return goesOn;
    },
  };
  return session;
}

function stateOf(user: User | null): SessionState {
  return user?.isGuest ? { status: 'guest', user } : { status: 'signed-in', user };
}

/** The HTTP status of a refusal; 0 if the call succeeded or no answer came. */
function statusOf(result: ApiResult<unknown>): number {
  return result.ok || result.failure.kind !== 'problem' ? 0 : result.failure.status;
}

function withLock<T>(work: () => Promise<T>): Promise<T> {
  // In browsers without Web Locks several tabs may refresh at once: the server's grace period covers that (DECISIONS, settled 2).
  return 'locks' in navigator ? navigator.locks.request('servery-session', work) : work();
}
