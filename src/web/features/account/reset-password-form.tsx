import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApiFailure } from '../../../contract/transport.ts';
import { type Translate, useApp, useMessages } from '../../app/app-context.ts';
import { type FormRefusal, refusalOf, useForm } from '../../app/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './form.module.css';
import { LinkInvalid } from './link-invalid.tsx';
import { PasswordStrength } from './password-strength.tsx';

/** A new password by the token of a mailed link; then to sign in with it. */
export function ResetPasswordForm({ token }: { token: string }) {
  const t = useMessages('auth');
  const { api, session, snackbar } = useApp();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [linkIsSpent, setLinkIsSpent] = useState(false);
  const { form, errorOf, message, isSending } = useForm({
    schema: async () => (await import('../../../contract/accounts.ts')).resetPasswordInput,
    read: (data) => ({ ...Object.fromEntries(data), token }),
    async send(input) {
      const result = await api.auth.resetPassword(input);
      if (!result.ok) {
        setLinkIsSpent(result.failure.kind === 'problem' && result.failure.problem.code === 'reset_link_invalid');
        return refusal(result.failure, t);
      }
      snackbar.show(t('password_changed'), { tone: 'success' });
      // The server has ended every session, one in this browser too.
      session.drop();
      await navigate('/auth/login', { replace: true, viewTransition: true });
      return null;
    },
  });
  return (
    // `post`: a form sent without script must not write a password into an address.
    <form className={styles.form} method="post" data-early {...form}>
      {message && (linkIsSpent ? <LinkInvalid>{message}</LinkInvalid> : <Alert>{message}</Alert>)}
      <div>
        <PasswordField
          label={t('new_password')}
          labels={{ show: t('show_password'), hide: t('hide_password') }}
          name="password"
          autoComplete="new-password"
          required
          onInput={(event) => setPassword(event.currentTarget.value)}
          error={errorOf('password')}
        />
        <PasswordStrength password={password} />
      </div>
      <Button type="submit" size="lg" full busy={isSending}>
        {t('save_password')}
      </Button>
    </form>
  );
}

function refusal(failure: ApiFailure, t: Translate<'auth'>): FormRefusal {
  if (failure.kind !== 'problem') return { fields: {}, message: t('request_unreachable') };
  return refusalOf(failure.problem.errors, ['password'], failure.problem.message || t('request_failed'));
}
