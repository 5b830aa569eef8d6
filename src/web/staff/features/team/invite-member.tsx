import { type FormEvent, useState } from 'react';
import { type InviteInput, inviteInput } from '../../../../contract/staff/staff-team.ts';
import type { ApiFailure } from '../../../../contract/transport.ts';
import type { StaffRole } from '../../../../domain/people/staff-roles.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from './invite-member.module.css';
import { useRoleNames } from './role-names.ts';

/** Invites somebody to the team. `invite` resolves to why that failed, or to null. */
export function InviteMember({ invite }: { invite(input: InviteInput): Promise<ApiFailure | null> }) {
  const t = useMessages('team');
  const office = useMessages('editing');
  const fields = useMessages('fields');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('Staff');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const roles = useRoleNames();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const input = inviteInput.safeParse({ email, role });
    if (!input.success) {
      const [issue] = input.error.issues;
      return setError(fields((issue?.message ?? 'email_required') as Parameters<typeof fields>[0]));
    }
    setSending(true);
    const failure = await invite(input.data);
    setSending(false);
    if (failure) return setError(refusalText(failure) || office('not_saved'));
    setEmail('');
    setError(null);
  }

  return (
    <Panel title={t('invite')}>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <TextField
          type="email"
          label={t('email')}
          hint={t('email_hint')}
          value={email}
          error={error}
          autoComplete="off"
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <SelectField
          label={t('role')}
          value={role}
          options={roles}
          onChange={({ currentTarget }) => setRole(currentTarget.value as StaffRole)}
        />
        <Button type="submit" before="send" busy={isSending} className={styles.button}>
          {t('invite_button')}
        </Button>
      </form>
    </Panel>
  );
}
