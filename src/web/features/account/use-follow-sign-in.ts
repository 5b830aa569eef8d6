import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useApp } from '../../app/app-context.ts';
import { goOn } from '../../app/session/go-on.ts';

/** Leaves the sign-in page when the customer signs in in another tab, which signs this tab in, too. */
export function useFollowSignIn(): void {
  const { session } = useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const wanted = query.get('redirect');
  useEffect(() => {
    // Only other tabs cause this event: a sign-in in this tab navigates by itself.
    const follow = () => {
      if (session.state.get().status === 'signed-in') void goOn(navigate, wanted);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [session, navigate, wanted]);
}
