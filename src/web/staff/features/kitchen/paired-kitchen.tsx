import { type FormEvent, useState } from 'react';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useMessages } from '../../../app/app-context.ts';
import { storage } from '../../../app/storage/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { EntryPage } from '../../shell/entry-page.tsx';
import styles from './paired-kitchen.module.css';
import { useDeviceCalls } from './station-calls.ts';
import { StationCooking } from './station-cooking.tsx';

const SECRET = 'kitchenDevice';

/** A paired device's screen; on any other device the form that pairs it. */
export function PairedKitchen() {
  const [token, setToken] = useState(() => storage.get(SECRET));
  function keep(secret: string | null): void {
    if (secret === null) storage.remove(SECRET);
    else storage.set(SECRET, secret);
    setToken(secret);
  }
  return token ? <DeviceScreen token={token} onRevoked={() => keep(null)} /> : <PairForm onPaired={keep} />;
}

function DeviceScreen({ token, onRevoked }: { token: string; onRevoked(): void }) {
  const calls = useDeviceCalls(token);
  return (
    <main id="main" className={styles.screen}>
      <StationCooking
        calls={calls}
        onFailure={(failure) => failure.kind === 'problem' && failure.status === 401 && onRevoked()}
      />
    </main>
  );
}

function PairForm({ onPaired }: { onPaired(token: string): void }) {
  const t = useMessages('kitchen');
  const fields = useMessages('fields');
  const { transport } = useStaff();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  async function pair(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    if (code.trim() === '') return setError(fields('required'));
    setSending(true);
    const request = { method: 'POST', path: '/kitchen/devices', body: { code }, quiet: true } as const;
    const answer = await transport<{ data: { token: string } }>(request);
    setSending(false);
    if (!answer.ok) return setError(refusalText(answer.failure) || t('no_line'));
    onPaired(answer.data.data.token);
  }
  return (
    <EntryPage title={t('title')} text={t('pair_text')}>
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
    </EntryPage>
  );
}
