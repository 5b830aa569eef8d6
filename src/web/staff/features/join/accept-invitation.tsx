import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { acceptInvitation } from '../../../../contract/endpoints/team.ts';
import { emailKey } from '../../../../domain/people/email.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from './join.module.css';
import { forgetInvitationToken } from './use-invitation-token.ts';

/** For who is signed in: the button that accepts; with another account than that of `email`, the way out of it. */
export function AcceptInvitation({ email, token }: { email: string; token: string }) {
  const t = useMessages('join');
  const staff = useMessages('staff');
  const { session, resources, snackbar } = useApp();
  const { call, member } = useStaff();
  const navigate = useNavigate();
  const state = useStore(session.state);
  const [pending, setPending] = useState<'accept' | 'leave' | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => void session.loadUser(), [session]);
  const me = state.status === 'signed-in' ? state.user?.email : undefined;
  // Not known yet: the server has the last word anyway.
  const isAnother = me !== undefined && emailKey(me) !== emailKey(email);

  async function accept(): Promise<void> {
    setPending('accept');
    setError(null);
    const answer = await call(acceptInvitation, { body: { token }, quiet: true });
    setPending(null);
    if (!answer.ok) return setError(refusalText(answer.failure) || staff('unreachable_text'));
    forgetInvitationToken();
    resources.set(member, answer.data);
    snackbar.show(t('accepted'), { tone: 'success' });
    await navigate('/staff', { replace: true });
  }
  function leave(): void {
    setPending('leave');
    void session.signOut();
  }

  return (
    <div className={styles.step}>
      {error && <Alert>{error}</Alert>}
      {isAnother ? (
        <Alert tone="warning">{t('another_account', { account: me, email })}</Alert>
      ) : (
        <Button size="lg" full busy={pending === 'accept'} onClick={() => void accept()}>
          {t('accept')}
        </Button>
      )}
      <Button variant={isAnother ? 'tonal' : 'text'} full before="user" busy={pending === 'leave'} onClick={leave}>
        {staff('other_account')}
      </Button>
    </div>
  );
}
