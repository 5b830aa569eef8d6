import { useState } from 'react';
import type { ApiFailure } from '../../../../contract/transport.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import styles from './courier.module.css';

/** Takes a delivery for who is signed in, whose name the restaurant knows. */
export function TakeRide({ take }: { take(name: string): Promise<ApiFailure | null> }) {
  const t = useMessages('courier');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  async function send(): Promise<void> {
    setSending(true);
    const failure = await take('');
    setSending(false);
    setError(failure && (refusalText(failure) || t('no_line')));
  }
  return (
    <div className={styles.form}>
      {error && <Alert>{error}</Alert>}
      <Button size="lg" full busy={isSending} onClick={() => void send()}>
        {t('take')}
      </Button>
    </div>
  );
}
