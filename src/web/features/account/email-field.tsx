import { useMessages } from '../../app/app-context.ts';
import { createStore } from '../../app/storage/store.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

/** The email typed on Login, Register or Forgotten password, to prefill the others. In memory only, until the next page load. */
const typedEmail = createStore('');

interface EmailFieldProps {
  /** Which entry of a password manager belongs here. */
  autoComplete: 'username' | 'email';
  error: string | null;
}

/** The email field of all account pages, prefilled with what was typed on another of them. */
export function EmailField({ autoComplete, error }: EmailFieldProps) {
  const t = useMessages('auth');
  return (
    <TextField
      label={t('email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={typedEmail.get()}
      onInput={(event) => typedEmail.set(event.currentTarget.value)}
      error={error}
    />
  );
}
