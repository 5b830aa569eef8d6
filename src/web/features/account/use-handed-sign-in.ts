import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { finishProviderSignIn } from '../../../contract/endpoints/identities.ts';
import { refusalText } from '../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { goOn } from '../../app/session/go-on.ts';

/** Finishes the sign-in with which a provider has led back here (`?handed=`). Returns why nobody was signed in; null: nothing to say. */
export function useHandedSignIn(): string | null {
  const t = useMessages('auth');
  const { api, session, busy, snackbar } = useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [failure, setFailure] = useState<string | null>(null);
  const code = query.get('handed');
  const redirect = query.get('redirect');
  const taken = useRef<string | null>(null);
  useEffect(() => {
    // It is good once.
    if (code === null || taken.current === code) return;
    taken.current = code;
    void busy.run(async () => {
      const answer = await api.call(finishProviderSignIn, { body: { code }, quiet: true });
      if (answer.ok) {
        session.keep(answer.data.accessToken);
        await session.loadUser();
        snackbar.show(t('login_success'), { tone: 'success' });
        return goOn(navigate, redirect);
      }
      setFailure(refusalText(answer.failure) || t('login_unreachable'));
      // Read again, the address would say that it is over.
      await navigate({ search: redirect === null ? '' : `?${new URLSearchParams({ redirect })}` }, { replace: true });
    });
  }, [code, redirect, api, session, busy, snackbar, navigate, t]);
  return failure;
}
