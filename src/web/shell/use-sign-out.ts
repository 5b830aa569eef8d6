import { useNavigate } from 'react-router';
import { useApp } from '../app/app-context.ts';

/** Ends the session and returns home (specification section 2, "Global shell"). */
export function useSignOut(): () => Promise<void> {
  const { session, busy } = useApp();
  const navigate = useNavigate();
  return async () => {
    await busy.run(() => session.signOut());
    await navigate('/', { viewTransition: true });
  };
}
