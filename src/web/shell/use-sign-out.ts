import { useNavigate } from 'react-router';
import { useApp } from '../app/app-context.ts';
import { keptDraft } from '../features/checkout/kept-draft.ts';
import { forgetLinks } from '../features/orders/kept-link.ts';

/** Ends the session and returns home (specification section 2, "Global shell"). */
export function useSignOut(): () => Promise<void> {
  const { session, busy } = useApp();
  const navigate = useNavigate();
  return async () => {
    await busy.run(() => session.signOut());
    keptDraft.forget();
    forgetLinks();
    await navigate('/', { viewTransition: true });
  };
}
