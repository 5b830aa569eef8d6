import { useMessages } from '../../app/app-context.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { typedEmail } from './typed-email.ts';

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
