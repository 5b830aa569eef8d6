import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useApp } from '../app-context.ts';
import { useStore } from '../storage/store.ts';
import { type Guard, guardedElsewhere } from './guard.ts';

/**
 * If somebody on a guarded page turns out not to be who may open it, leads to the sign-in page and then back: their session ended, or
 * the server says that they are a guest. Signing out does not.
 */
export function useSessionGuard(guard: Guard | undefined): void {
  const state = useStore(useApp().session.state);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isDecided = state.status === 'guest' || (state.status === 'visitor' && !state.left);
  const elsewhere = isDecided ? guardedElsewhere(guard, state, pathname + search) : null;
  useEffect(() => {
    if (elsewhere !== null) navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
}
