import { Link, useNavigate, useSearchParams } from 'react-router';
import { useApp, useMessages } from '../../app/app-context.ts';
import { goOn } from '../../app/session/go-on.ts';
import { useForm } from '../../app/use-form.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { requestSignIn } from './enter-account.ts';
import styles from './form.module.css';
import { usePasswordLabels } from './password-labels.ts';
import { signInRefusal } from './sign-in-refusal.ts';
import { useGuestWay } from './use-guest-way.ts';
import { useWayBack } from './use-way-back.ts';

/** Email and password. Signed in, it leads to the `redirect` of the query, or else home (specification section 2, guard). */
export function LoginForm() {
  const t = useMessages('auth');
  const app = useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { errorOf, ...handle } = useForm({
    schema: async () => (await import('../../../contract/accounts/accounts.ts')).loginInput,
    read: Object.fromEntries,
    async send(input) {
      const failure = await requestSignIn(app, input);
      if (failure) return signInRefusal(failure, t);
      app.snackbar.show(t('login_success'), { tone: 'success' });
      await goOn(navigate, query.get('redirect'), { viewTransition: true });
      return null;
    },
  });
  return (
    <AccountForm handle={handle} submit={t('sign_in')} isSecond={useGuestWay() !== null}>
      <EmailField autoComplete="username" error={errorOf('email')} />
      <PasswordField
        label={t('password')}
        labels={usePasswordLabels()}
        name="password"
        autoComplete="current-password"
        required
        error={errorOf('password')}
      />
      <Link className={styles.forgot} to={{ pathname: '/forgot-password', search: useWayBack() }} viewTransition>
        {t('forgot_password')}
      </Link>
    </AccountForm>
  );
}
