import { type FormEvent, useState } from 'react';
import { pairKitchenDevice } from '../../../../contract/endpoints/stations.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from './paired-kitchen.module.css';

/** Pairs this device by the code that the office shows. */
export function PairForm({ onPaired }: { onPaired(token: string): void }) {
  const t = useMessages('kitchen');
  const fields = useMessages('fields');
  const { call } = useStaff();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  async function pair(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    if (code.trim() === '') return setError(fields('required'));
    setSending(true);
    const answer = await call(pairKitchenDevice, { body: { code }, quiet: true });
    setSending(false);
    if (!answer.ok) return setError(refusalText(answer.failure) || t('no_line'));
    onPaired(answer.data.data.token);
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void pair(event)}>
      <TextField
        label={t('code')}
        value={code}
        error={error}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Button type="submit" full busy={isSending}>
        {t('pair')}
      </Button>
    </form>
  );
}
