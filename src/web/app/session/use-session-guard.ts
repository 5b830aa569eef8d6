import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useApp } from '../app-context.ts';
import { useStore } from '../storage/store.ts';
import { loginAddress } from './guard.ts';

/** If the session ends while a page for customers is open, leads to the sign-in page and then back. Signing out does not. */
export function useSessionGuard(isForCustomers: boolean): void {
  const state = useStore(useApp().session.state);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const hasEnded = isForCustomers && state.status === 'visitor' && !state.left;
  useEffect(() => {
    if (hasEnded) navigate(loginAddress(pathname + search), { replace: true });
  }, [hasEnded, navigate, pathname, search]);
}
