import { useEffect, useState } from 'react';
import type { HeldInvitation } from '../../../../contract/invitations.ts';
import { invitationCalls } from '../../../../contract/invitations-api.ts';
import type { ApiResult } from '../../../../contract/transport.ts';
import { useStaff } from '../../app/staff-context.ts';

/** The invitation of a token, or why it cannot be read; null while it is asked for. `reload` asks once more. */
export function useHeldInvitation(token: string): {
  result: ApiResult<{ data: HeldInvitation }> | null;
  reload(): void;
} {
  const { transport } = useStaff();
  const [result, setResult] = useState<ApiResult<{ data: HeldInvitation }> | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isCurrent = true;
    setResult(null);
    void invitationCalls(transport)
      .read(token, { quiet: true })
      .then((answer) => isCurrent && setResult(answer));
    return () => {
      isCurrent = false;
    };
  }, [transport, token, attempt]);
  return { result, reload: () => setAttempt((before) => before + 1) };
}
