import type { User } from '../../../contract/accounts/accounts.ts';
import { useApp } from '../app-context.ts';
import { useStore } from '../storage/store.ts';

/** The signed-in customer, or the guest, as last known; null for visitors, on rendered pages, and until the profile has come once. */
export function useUser(): User | null {
  const state = useStore(useApp().session.state);
  return 'user' in state ? state.user : null;
}
