import type { User } from '../../contract/accounts.ts';
import type { Api } from '../../contract/api.ts';
import type { ApiResult } from '../../contract/transport.ts';
import { isAboutToEnd, tokenUser } from './access-token.ts';
import { readJson, storage, writeJson } from './storage.ts';
import { accessToken as TOKEN_KEY, user as USER_KEY } from './storage-keys.ts';
import { createStore, type Store } from './store.ts';

/** `unknown` on rendered pages: the server never knows the visitor. */
export type SessionState =
  | { status: 'unknown' }
  /** `left`: by the customer's own wish, so that nobody asks for the password again. */
  | { status: 'visitor'; left?: true }
  | { status: 'signed-in'; user: User | null };

export interface Session {
  readonly state: Store<SessionState>;
  /** A token worth sending; null for visitors. */
  token(): Promise<string | null>;
  /** Begins with the token of a login. */
  keep(token: string): void;
  /** Fetches the profile again; a 401 that no refresh helps ends the session (specification section 4, "Auth"). */
  loadUser(): Promise<void>;
  setUser(user: User): void;
  /** Ends the session here and on the server. */
  signOut(): Promise<void>;
  /** Ends it here only: the server already did. */
  drop(): void;
  /** After a 401: refreshes, or ends the session when that fails too. Resolves to whether it goes on. */
  recover(): Promise<boolean>;
}

interface Events {
  /** The session ended by itself. */
  expired(): void;
  /** A new token is there after a 401, or someone else's: what is on screen may be fetched again. */
  recovered(): void;
  ended(): void;
}

/** The sign-in of this browser at this restaurant, shared by its tabs through local storage. */
export function createSession(api: Api, events: Events): Session {
  const read = (): SessionState =>
    storage.get(TOKEN_KEY) ? { status: 'signed-in', user: readJson<User>(USER_KEY) } : { status: 'visitor' };
  const state = createStore<SessionState>(read(), { status: 'unknown' });
  let refreshing: Promise<boolean> | null = null;
  let isLeaving = false;

  const ownerNow = () => tokenUser(storage.get(TOKEN_KEY) ?? '');
  let owner = ownerNow();

  addEventListener('storage', ({ key }) => {
    if (key !== TOKEN_KEY && key !== USER_KEY && key !== null) return;
    state.set(read());
    if (ownerNow() === owner) return;
    // Another tab signed someone out or in: what this one knows of a customer is not theirs.
    owner = ownerNow();
    events.ended();
    if (owner) events.recovered();
  });

  function keep(token: string): void {
    storage.set(TOKEN_KEY, token);
    owner = ownerNow();
    state.set(read());
  }

  function drop(ended: SessionState = { status: 'visitor' }): void {
    storage.remove(TOKEN_KEY);
    storage.remove(USER_KEY);
    owner = '';
    state.set(ended);
    events.ended();
  }

  /** One refresh at a time across tabs; whoever waited finds the token that another tab stored. */
  function refresh(): Promise<boolean> {
    refreshing ??= withLock(async () => {
      const current = storage.get(TOKEN_KEY);
      if (current && !isAboutToEnd(current, Date.now())) return true;
      // A lost race (409) or a lost connection ends nothing.
      return (await renew(current)) !== 401;
    }).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  /** Answers as `statusOf` does; whoever signed out meanwhile stays signed out. */
  async function renew(worn: string | null): Promise<number> {
    const result = await api.auth.refresh();
    if (storage.get(TOKEN_KEY) !== worn) return 0;
    if (result.ok) keep(result.data.accessToken);
    return statusOf(result);
  }

  function expire(): void {
    drop();
    events.expired();
  }

  const session: Session = {
    state,
    drop: () => drop(),
    async token() {
      const token = storage.get(TOKEN_KEY);
      if (!token) return null;
      if (isAboutToEnd(token, Date.now()) && !(await refresh())) expire();
      return storage.get(TOKEN_KEY);
    },
    keep,
    async loadUser() {
      let result = await api.me.get();
      if (statusOf(result) === 401) {
        await session.recover();
        if (state.get().status !== 'signed-in') return;
        result = await api.me.get();
      }
      // Signed out meanwhile: the answer is nobody's.
      if (result.ok && storage.get(TOKEN_KEY)) session.setUser(result.data.data.user);
    },
    setUser(user) {
      writeJson(USER_KEY, user);
      state.set({ status: 'signed-in', user });
    },
    async signOut() {
      isLeaving = true;
      await api.auth.logout();
      isLeaving = false;
      drop({ status: 'visitor', left: true });
    },
    async recover() {
      // The server refused this very token: it must not count as good.
      const refused = storage.get(TOKEN_KEY);
      // What was asked before somebody signed out is refused after it: no session expired.
      if (!refused || isLeaving) return false;
      await withLock(async () => {
        // Several answers are refused at once: the first of them renews or ends the session for all.
        if (storage.get(TOKEN_KEY) !== refused) return;
        // No connection, or another tab refreshed first: neither ends a session.
        if (![0, 409].includes(await renew(refused))) expire();
      });
      const goesOn = storage.get(TOKEN_KEY) !== null;
      if (goesOn) events.recovered();
      return goesOn;
    },
  };
  return session;
}

/** Of a refusal; 0 where nothing was refused: all went well, or no answer came. */
function statusOf(result: ApiResult<unknown>): number {
  return result.ok || result.failure.kind !== 'problem' ? 0 : result.failure.status;
}

function withLock<T>(work: () => Promise<T>): Promise<T> {
  // Browsers without Web Locks run tabs side by side; the server's grace period covers that.
  return 'locks' in navigator ? navigator.locks.request('servery-session', work) : work();
}
