import { Link, useNavigate, useSearchParams } from 'react-router';
import { useApp, useMessages } from '../../app/app-context.ts';
import { safeRedirect } from '../../app/guard.ts';
import { useForm } from '../../app/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './form.module.css';
import { signInRefusal } from './sign-in-refusal.ts';

/** Email and password; then on to the `redirect` query, otherwise home (specification section 2, guard). */
export function LoginForm() {
  const t = useMessages('auth');
  const { session, snackbar } = useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { form, errorOf, message, isSending } = useForm({
    schema: async () => (await import('../../../contract/accounts.ts')).loginInput,
    read: Object.fromEntries,
    async send(input) {
      const failure = await session.signIn(input);
      if (failure) return signInRefusal(failure, t);
      snackbar.show(t('login_success'), { tone: 'success' });
      await navigate(safeRedirect(query.get('redirect')), { replace: true, viewTransition: true });
      return null;
    },
  });
  return (
    // `post`: a form sent without script must not write a password into an address.
    <form className={styles.form} method="post" data-early {...form}>
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
        error={errorOf('email')}
      />
      <PasswordField
        label={t('password')}
        labels={{ show: t('show_password'), hide: t('hide_password') }}
        name="password"
        autoComplete="current-password"
        required
        error={errorOf('password')}
      />
      <Link className={styles.forgot} to="/forgot-password" viewTransition>
        {t('forgot_password')}
      </Link>
      <Button type="submit" size="lg" full busy={isSending}>
        {t('sign_in')}
      </Button>
    </form>
  );
}
