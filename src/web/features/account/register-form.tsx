import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { subscribe } from '../../../contract/endpoints/mailing-list.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { goOn } from '../../app/session/go-on.ts';
import { useForm } from '../../app/use-form.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { register } from './enter-account.ts';
import styles from './form.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { NewsBox } from './news-box.tsx';
import { usePasswordLabels } from './password-labels.ts';
import { registerRefusal } from './register-refusal.ts';
import { TermsText } from './terms-text.tsx';

/** The five fields of specification section 2, "Register". Signs the new customer in, and leads to the `redirect` of the query, or else home. */
export function RegisterForm() {
  const t = useMessages('auth');
  const app = useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [wantsNews, setWantsNews] = useState(false);
  const { errorOf, ...handle } = useForm({
    schema: async () => (await import('../../../contract/accounts/accounts.ts')).registerInput,
    read: (data) => ({ ...Object.fromEntries(data), acceptedTerms: data.has('acceptedTerms') }),
    async send(input) {
      const failure = await register(app, input);
      if (failure) return registerRefusal(failure, t);
      if (wantsNews) void app.api.call(subscribe, { body: { source: 'registration' }, quiet: true });
      app.snackbar.show(t('register_success'), { tone: 'success' });
      await goOn(navigate, query.get('redirect'), { viewTransition: true });
      return null;
    },
  });
  return (
    <AccountForm handle={handle} submit={t('create_account')}>
      <TextField label={t('name')} name="name" autoComplete="name" required error={errorOf('name')} />
      <EmailField autoComplete="email" error={errorOf('email')} />
      <NewPasswordField label={t('password')} error={errorOf('password')} />
      <PasswordField
        label={t('confirm_password')}
        labels={usePasswordLabels()}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errorOf('confirmPassword')}
      />
      <Checkbox className={styles.terms} name="acceptedTerms" required error={errorOf('acceptedTerms')}>
        <TermsText />
      </Checkbox>
      <NewsBox isTicked={wantsNews} onChange={setWantsNews} className={styles.terms} />
    </AccountForm>
  );
}
