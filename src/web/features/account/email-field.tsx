import { useMessages } from '../../app/app-context.ts';
import { TextField } from '../../ui/text-field.tsx';
import { typedEmail } from './typed-email.ts';

interface EmailFieldProps {
  /** Which entry of a password manager belongs here. */
  autoComplete: 'username' | 'email';
  error: string | null;
}

/** The address of an account, as far as it was typed on another of these pages already. */
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
