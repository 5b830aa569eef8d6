import { type FormEvent, useId, useState } from 'react';
import { addKey } from '../../../../contract/endpoints/keys.ts';
import { keyInput, type NewKey } from '../../../../contract/staff/staff-keys.ts';
import { KEY_SCOPES, type KeyScope } from '../../../../domain/people/key-scopes.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { ChosenBoxes } from '../editing/chosen-boxes.tsx';
import { LimitedField } from '../editing/limited-text.tsx';
import styles from './connections.module.css';
import { useScopeWords } from './scope-words.ts';

/** The dialog in which a key is made: for which system, and what it may do. */
export function KeyForm({ onClose, onMade }: { onClose(): void; onMade(made: NewKey): void }) {
  const t = useMessages('keys');
  const office = useMessages('editing');
  const fields = useMessages('fields');
  const { call } = useStaff();
  const wordsOf = useScopeWords();
  const formId = useId();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<KeyScope[]>(['orders:read', 'orders:write', 'menu:read']);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const input = keyInput.safeParse({ name, scopes });
    if (!input.success) return setError(fields('required'));
    setSending(true);
    const answer = await call(addKey, { body: input.data, quiet: true });
    setSending(false);
    if (!answer.ok) return setError(refusalText(answer.failure) || office('not_saved'));
    onMade(answer.data.data);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('add')}
      closeLabel={office('close')}
      actions={
        <Button type="submit" form={formId} busy={isSending}>
          {t('make')}
        </Button>
      }
    >
      <form id={formId} className={styles.edit} noValidate onSubmit={(event) => void make(event)}>
        <LimitedField
          label={t('name')}
          hint={t('name_hint')}
          value={name}
          error={error}
          limit={60}
          autoComplete="off"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <ChosenBoxes
          legend={t('scopes')}
          things={KEY_SCOPES.map((scope) => ({ _id: scope, name: wordsOf(scope) }))}
          chosen={scopes}
          onChange={(chosen) => setScopes(KEY_SCOPES.filter((scope) => chosen.includes(scope)))}
        />
      </form>
    </Dialog>
  );
}
