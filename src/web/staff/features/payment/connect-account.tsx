import { type FormEvent, useRef, useState } from 'react';
import {
  type PaymentAccount,
  type PaymentAccountInput,
  paymentAccountInput,
} from '../../../../contract/staff/staff-payments.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { staffFieldSentences } from '../../app/field-sentences.ts';
import styles from './card-payments.module.css';
import { usePaymentAccountCalls } from './use-payment-account-calls.ts';

interface ConnectAccountProps {
  /** Whether payments may be simulated instead. */
  canSimulate: boolean;
  /** Whether it takes the focus: somebody asked for it. */
  isAsked: boolean;
  onConnected(account: PaymentAccount): void;
}

/** Takes the key of the restaurant's account, which is tried before it is kept. What is wrong with it is said below the field. */
export function ConnectAccount({ canSimulate, isAsked, onConnected }: ConnectAccountProps) {
  const t = useMessages('payment-settings');
  const office = useMessages('editing');
  const fields = useMessages('fields');
  const { messages } = useApp();
  const calls = usePaymentAccountCalls();
  const field = useRef<HTMLInputElement>(null);
  const [key, setKey] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState<PaymentAccountInput['provider'] | null>(null);

  function refuse(text: string): void {
    setError(text);
    field.current?.focus();
  }
  async function send(input: PaymentAccountInput): Promise<void> {
    if (sending) return;
    setSending(input.provider);
    const answer = await calls.connect(input);
    setSending(null);
    if (!answer.ok) return refuse(refusalText(answer.failure) || office('not_saved'));
    setKey('');
    setError(null);
    onConnected(answer.data.data);
  }
  async function connect(event: FormEvent): Promise<void> {
    event.preventDefault();
    const input = paymentAccountInput.safeParse({ provider: 'stripe', key });
    if (input.success) return send(input.data);
    const say = await staffFieldSentences(messages);
    refuse((key.trim() && say('payment_key')) || fields('required'));
  }

  return (
    <form className={styles.connect} noValidate onSubmit={(event) => void connect(event)}>
      <TextField
        ref={field}
        autoFocus={isAsked}
        type="password"
        label={t('key')}
        hint={t('key_hint')}
        value={key}
        error={error}
        maxLength={300}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => setKey(currentTarget.value)}
      />
      <Button type="submit" before="key-round" busy={sending === 'stripe'}>
        {t('connect')}
      </Button>
      {canSimulate && (
        <div className={styles.simulate}>
          <p className="muted">{t('simulate_text')}</p>
          <Button variant="outline" busy={sending === 'simulator'} onClick={() => void send({ provider: 'simulator' })}>
            {t('simulate')}
          </Button>
        </div>
      )}
    </form>
  );
}
