import { type FormEvent, useState } from 'react';
import { addDomain } from '../../../../contract/endpoints/domains.ts';
import { domainInput, type StaffDomains } from '../../../../contract/staff/staff-domains.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from './domain-list.module.css';

/** Opens the restaurant under one more domain. */
export function AddDomain({ onAdded }: { onAdded(domains: StaffDomains): void }) {
  const t = useMessages('domains');
  const office = useMessages('editing');
  const fields = useMessages('fields');
  const { snackbar } = useApp();
  const { call } = useStaff();
  const [host, setHost] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const input = domainInput.safeParse({ host });
    if (!input.success) return setError(fields('required'));
    setSending(true);
    const answer = await call(addDomain, { body: input.data, quiet: true });
    setSending(false);
    if (!answer.ok) return setError(refusalText(answer.failure) || office('not_saved'));
    setHost('');
    setError(null);
    onAdded(answer.data.data);
    snackbar.show(t('added'), { tone: 'success' });
  }

  return (
    <Panel title={t('add')}>
      <form className={styles.form} noValidate onSubmit={(event) => void add(event)}>
        <TextField
          label={t('domain')}
          hint={t('domain_hint')}
          value={host}
          error={error}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => setHost(currentTarget.value)}
        />
        <Button type="submit" before="plus" busy={isSending}>
          {t('add_button')}
        </Button>
      </form>
    </Panel>
  );
}
