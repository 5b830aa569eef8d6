import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Identity } from '../../../contract/accounts/identities.ts';
import { finishConnecting, listIdentities } from '../../../contract/endpoints/identities.ts';
import { refusalText } from '../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../app/app-context.ts';

/** The customer's providers, after the one has been connected that has led back here (`?handed=`). null: not known yet. */
export function useIdentities(): [Identity[] | null, Dispatch<SetStateAction<Identity[] | null>>] {
  const t = useMessages('profile');
  const { api, snackbar } = useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [identities, setIdentities] = useState<Identity[] | null>(null);
  const code = query.get('handed');
  const taken = useRef<string | null>(null);
  useEffect(() => {
    let isGone = false;
    async function read(): Promise<void> {
      if (code !== null && taken.current !== code) {
        // It is good once.
        taken.current = code;
        const connected = await api.call(finishConnecting, { body: { code }, quiet: true });
        if (connected.ok) snackbar.show(t('connected'), { tone: 'success' });
        else snackbar.show(refusalText(connected.failure) || t('update_unreachable'), { tone: 'error' });
        await navigate({ search: '' }, { replace: true });
        return;
      }
      const answer = await api.call(listIdentities, { quiet: true });
      if (answer.ok && !isGone) setIdentities(answer.data.data.identities);
    }
    void read();
    return () => {
      isGone = true;
    };
  }, [code, api, snackbar, navigate, t]);
  return [identities, setIdentities];
}
