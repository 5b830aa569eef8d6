import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useApp } from '../../app/app-context.ts';
import { safeRedirect } from '../../app/safe-redirect.ts';

/** Whoever signs in in another tab is signed in here too: the form that asks for it gives way. */
export function useFollowSignIn(): void {
  const { session } = useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const wanted = safeRedirect(query.get('redirect'));
  useEffect(() => {
    // Other tabs alone cause this event; a sign-in here finishes by itself.
    const follow = () => {
      if (session.state.get().status === 'signed-in') void navigate(wanted, { replace: true });
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [session, navigate, wanted]);
}
