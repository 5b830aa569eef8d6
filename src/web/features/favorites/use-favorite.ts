import { useApp, useMessages } from '../../app/app-context.ts';
import type { Session } from '../../app/session/session.ts';
import { useUser } from '../../app/session/use-user.ts';

/** Changes are sent one after another, so that the last tap is also the last to reach the server. */
let changes: Promise<unknown> = Promise.resolve();

/** Whether a dish is a favourite. A change is shown at once (optimistic update) and undone if it fails. */
export function useFavorite(productId: string): { isFavorite: boolean; toggle(): void } {
  const { api, session, snackbar } = useApp();
  const t = useMessages('favorites');
  const isFavorite = useUser()?.favoriteProducts.includes(productId) ?? false;

  async function send(isKept: boolean): Promise<void> {
    const result = await (isKept ? api.me.addFavorite(productId) : api.me.removeFavorite(productId));
    if (result.ok) return;
    mark(session, productId, !isKept);
    // Refusals are shown by the API client itself (`refused` in `browser-transport.ts`).
    if (result.failure.kind === 'network') snackbar.show(t('change_failed'), { tone: 'error' });
  }

  return {
    isFavorite,
    toggle() {
      mark(session, productId, !isFavorite);
      changes = changes.then(() => send(!isFavorite));
    },
  };
}

/** Newest first, as the server lists them. */
function mark(session: Session, productId: string, isKept: boolean): void {
  const state = session.state.get();
  if (state.status !== 'signed-in' || !state.user) return;
  const others = state.user.favoriteProducts.filter((id) => id !== productId);
  session.setUser({ ...state.user, favoriteProducts: isKept ? [productId, ...others] : others });
}
