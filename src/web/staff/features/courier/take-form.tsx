import { type FormEvent, useState } from 'react';
import type { ApiFailure } from '../../../../contract/transport.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './courier.module.css';
import { courierName, keepCourierName } from './courier-device.ts';

/** Takes the order, under a name that the board shows. A tap and not the page's opening: messengers open links by themselves. */
export function TakeForm({ take }: { take(name: string): Promise<ApiFailure | null> }) {
  const t = useMessages('courier');
  const fields = useMessages('fields');
  const [name, setName] = useState(courierName);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    if (name.trim() === '') return setError(fields('required'));
    keepCourierName(name.trim());
    setSending(true);
    const failure = await take(name);
    setSending(false);
    if (failure) setError(refusalText(failure) || t('no_line'));
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <TextField
        label={t('your_name')}
        hint={t('your_name_hint')}
        value={name}
        error={error}
        autoComplete="given-name"
        maxLength={40}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" size="lg" full busy={isSending}>
        {t('take')}
      </Button>
    </form>
  );
}
