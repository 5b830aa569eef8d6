import { type FormEvent, useState } from 'react';
import { type Colleague, hireInput } from '../../../../contract/staff-people.ts';
import type { StaffRole } from '../../../../domain/staff-roles.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { refusalText } from '../../../app/refusal-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from './add-colleague.module.css';
import { useRoleNames } from './role-names.ts';

/** Gives a role to somebody who has an account. */
export function AddColleague({ onAdded }: { onAdded(colleague: Colleague): void }) {
  const t = useMessages('people');
  const office = useMessages('office');
  const fields = useMessages('fields');
  const { snackbar } = useApp();
  const { api } = useStaff();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('Staff');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const roles = useRoleNames();

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const input = hireInput.safeParse({ email, role });
    if (!input.success) {
      const [issue] = input.error.issues;
      return setError(fields((issue?.message ?? 'email_required') as Parameters<typeof fields>[0]));
    }
    setSending(true);
    const answer = await api.hire(input.data, { quiet: true });
    setSending(false);
    if (!answer.ok) return setError(refusalText(answer.failure) || office('not_saved'));
    const { member } = answer.data.data;
    setEmail('');
    setError(null);
    onAdded(member);
    snackbar.show(t('added', { name: member.name }), { tone: 'success' });
  }

  return (
    <Panel title={t('add')}>
      <form className={styles.form} noValidate onSubmit={(event) => void add(event)}>
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
        <Button type="submit" before="plus" busy={isSending} className={styles.button}>
          {t('add_button')}
        </Button>
      </form>
    </Panel>
  );
}
