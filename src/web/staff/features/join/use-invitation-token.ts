import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tried } from '../../../app/api/tried.ts';

const KEY = 'invitation';

/**
 * The token of the invitation whose link was opened; empty: none was. It is the address's fragment, and moves at once to the tab's
 * storage: a reload keeps it, and whoever reads the address over a shoulder or in the history gets nothing.
 */
export function useInvitationToken(): string {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [kept, keep] = useState(() => tried(() => sessionStorage.getItem(KEY)) ?? '');
  const token = hash.slice(1);
  useEffect(() => {
    if (!token) return;
    tried(() => sessionStorage.setItem(KEY, token));
    keep(token);
    void navigate(pathname + search, { replace: true });
  }, [token, pathname, search, navigate]);
  return token || kept;
}

/** Forgets the token once it has been accepted. */
export function forgetInvitationToken(): void {
  tried(() => sessionStorage.removeItem(KEY));
}
