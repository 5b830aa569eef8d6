import type { AppContext } from './app/app-context.ts';
import { hasSession } from './app/session/session.ts';
import { storage } from './app/storage/storage.ts';

/** Set while the server has not confirmed a sign-out: its cookie would still open the session in this browser. */
const LEAVING = 'leaving';

/**
 * Asks the server to end a session that was signed out here until it confirms that: the answer, or the request, may have been lost.
 * After the sign-out, at the next visit, and whenever the connection is back. Apart from `session.ts`, because it can come later.
 */
export async function finishSignOut({ api, session }: Pick<AppContext, 'api' | 'session'>): Promise<void> {
  const repeat = async () => {
    if (!storage.get(LEAVING)) return;
    // Somebody has signed in since, whose cookie has replaced the old one.
    if (hasSession(session.state.get())) return storage.remove(LEAVING);
    const answer = await api.auth.logout();
    if (answer.ok || (answer.failure.kind === 'problem' && answer.failure.status === 401)) storage.remove(LEAVING);
  };
  session.state.subscribe(() => {
    const state = session.state.get();
    if (hasSession(state)) storage.remove(LEAVING);
    if (state.status !== 'visitor' || !state.left) return;
    storage.set(LEAVING, '1');
    void repeat();
  });
  addEventListener('online', repeat);
  await repeat();
}
