import { useEffect, useState } from 'react';
import { readInvitation } from '../../../../contract/endpoints/team.ts';
import type { HeldInvitation } from '../../../../contract/invitations.ts';
import type { ApiResult } from '../../../../contract/transport.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/signs/skeleton.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { AcceptInvitation } from './accept-invitation.tsx';
import { InvitationFacts } from './invitation-facts.tsx';
import styles from './join.module.css';
import { NewAccountForm } from './new-account-form.tsx';

/** Shows the invitation of the link, and takes whoever holds it through sign-in to the team. */
export function OpenedInvitation({ token }: { token: string }) {
  const staff = useMessages('staff');
  const { result, reload } = useHeldInvitation(token);
  if (result?.ok) return <Invitation invitation={result.data.data} token={token} />;
  if (!result) {
    return (
      <SkeletonArea label={staff('loading')} className={styles.step}>
        <Skeleton />
        <Skeleton width="medium" />
      </SkeletonArea>
    );
  }
  const { failure } = result;
  if (failure.kind === 'problem' && failure.status < 500) {
    return (
      <>
        <Alert>{refusalText(failure)}</Alert>
        <ButtonLink to="/staff" variant="tonal" full>
          {staff('sign_in_title')}
        </ButtonLink>
      </>
    );
  }
  return (
    <Alert
      actions={
        <Button variant="outline" before="rotate-ccw" onClick={reload}>
          {staff('retry')}
        </Button>
      }
    >
      {refusalText(failure) || staff('unreachable_text')}
    </Alert>
  );
}

interface InvitationProps {
  invitation: HeldInvitation;
  token: string;
}

function Invitation({ invitation, token }: InvitationProps) {
  const t = useMessages('join');
  const { status } = useStore(useApp().session.state);
  const [isRegistered, setIsRegistered] = useState(false);
  const { email } = invitation;
  const hasAccount = invitation.hasAccount || isRegistered;
  return (
    <>
      <InvitationFacts invitation={invitation} />
      {status === 'signed-in' ? (
        <AcceptInvitation email={email} token={token} />
      ) : (
        <div className={styles.step}>
          <p>{t(hasAccount ? 'sign_in_first' : 'register_first')}</p>
          {hasAccount ? (
            <SignInForm email={email} />
          ) : (
            <NewAccountForm email={email} onRegistered={() => setIsRegistered(true)} />
          )}
        </div>
      )}
    </>
  );
}

/** The invitation of a token, or why it cannot be read; null while it is asked for. `reload` asks once more. */
function useHeldInvitation(token: string): {
  result: ApiResult<{ data: HeldInvitation }> | null;
  reload(): void;
} {
  const { call } = useStaff();
  const [result, setResult] = useState<ApiResult<{ data: HeldInvitation }> | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isCurrent = true;
    setResult(null);
    void call(readInvitation, { body: { token }, quiet: true }).then((answer) => isCurrent && setResult(answer));
    return () => {
      isCurrent = false;
    };
  }, [call, token, attempt]);
  return { result, reload: () => setAttempt((before) => before + 1) };
}
