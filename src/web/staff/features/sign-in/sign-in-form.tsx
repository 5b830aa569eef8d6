import { useApp, useMessages } from '../../../app/app-context.ts';
import { useForm } from '../../../app/use-form.ts';
import { requestSignIn } from '../../../features/account/enter-account.ts';
import { usePasswordLabels } from '../../../features/account/password-labels.ts';
import { signInRefusal } from '../../../features/account/sign-in-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import styles from './sign-in-form.module.css';

/** Email and password; with `email` for that account only. The page goes on by itself once the session has begun. */
export function SignInForm({ email }: { email?: string }) {
  const t = useMessages('auth');
  const app = useApp();
  const { form, errorOf, message, isSending } = useForm({
    schema: async () => (await import('../../../../contract/accounts/accounts.ts')).loginInput,
    read: Object.fromEntries,
    async send(input) {
      const failure = await requestSignIn(app, input);
      return failure && signInRefusal(failure, t);
    },
  });
  return (
    <form className={styles.form} method="post" {...form}>
      {message && <Alert>{message}</Alert>}
      <TextField
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={email}
        readOnly={email !== undefined}
        error={errorOf('email')}
      />
      <PasswordField
        label={t('password')}
        labels={usePasswordLabels()}
        name="password"
        autoComplete="current-password"
        required
        error={errorOf('password')}
      />
      <a className={styles.forgot} href="/forgot-password">
        {t('forgot_password')}
      </a>
      <Button type="submit" size="lg" full busy={isSending}>
        {t('sign_in')}
      </Button>
    </form>
  );
}
