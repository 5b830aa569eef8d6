import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApiFailure } from '../../../contract/transport.ts';
import { type Translate, useApp, useMessages } from '../../app/app-context.ts';
import { type FormRefusal, refusalOf, useForm } from '../../app/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './form.module.css';
import { PasswordStrength } from './password-strength.tsx';
import { TermsText } from './terms-text.tsx';

const FIELDS = ['name', 'email', 'password', 'confirmPassword', 'acceptedTerms'] as const;

/** The five fields of specification section 2, "Register"; then home, signed in. */
export function RegisterForm() {
  const t = useMessages('auth');
  const { session, snackbar } = useApp();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const { form, errorOf, message, isSending } = useForm({
    schema: async () => (await import('../../../contract/accounts.ts')).registerInput,
    read: (data) => ({ ...Object.fromEntries(data), acceptedTerms: data.has('acceptedTerms') }),
    async send(input) {
      const failure = await session.register(input);
      if (failure) return refusal(failure, t);
      snackbar.show(t('register_success'), { tone: 'success' });
      await navigate('/', { replace: true, viewTransition: true });
      return null;
    },
  });
  const labels = { show: t('show_password'), hide: t('hide_password') };
  return (
    // `post`: a form sent without script must not write a password into an address.
    <form className={styles.form} method="post" data-early {...form}>
      {message && <Alert>{message}</Alert>}
      <TextField label={t('name')} name="name" autoComplete="name" required error={errorOf('name')} />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errorOf('email')}
      />
      <div>
        <PasswordField
          label={t('password')}
          labels={labels}
          name="password"
          autoComplete="new-password"
          required
          onInput={(event) => setPassword(event.currentTarget.value)}
          error={errorOf('password')}
        />
        <PasswordStrength password={password} />
      </div>
      <PasswordField
        label={t('confirm_password')}
        labels={labels}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errorOf('confirmPassword')}
      />
      <Checkbox className={styles.terms} name="acceptedTerms" required error={errorOf('acceptedTerms')}>
        <TermsText />
      </Checkbox>
      <Button type="submit" size="lg" full busy={isSending}>
        {t('create_account')}
      </Button>
    </form>
  );
}

/** Specification section 8, "Auth and profile". */
function refusal(failure: ApiFailure, t: Translate<'auth'>): FormRefusal {
  if (failure.kind !== 'problem') return { fields: {}, message: t('register_unreachable') };
  const { message, errors } = failure.problem;
  return refusalOf(errors, FIELDS, message || t(failure.status < 500 ? 'register_refused' : 'register_failed'));
}
