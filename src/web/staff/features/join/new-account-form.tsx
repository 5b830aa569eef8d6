import { useApp, useMessages } from '../../../app/app-context.ts';
import { useForm } from '../../../app/use-form.ts';
import { AccountForm } from '../../../features/account/account-form.tsx';
import { register } from '../../../features/account/enter-account.ts';
import formStyles from '../../../features/account/form.module.css';
import { NewPasswordField } from '../../../features/account/new-password-field.tsx';
import { registerRefusal } from '../../../features/account/register-refusal.ts';
import { TermsText } from '../../../features/account/terms-text.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

/**
 * An account for somebody who is invited and has none. Shorter than the storefront's form: the address is given, and the password,
 * which can be shown, is typed once.
 */
export function NewAccountForm({ email, onRegistered }: { email: string; onRegistered(): void }) {
  const t = useMessages('auth');
  const app = useApp();
  const { errorOf, ...handle } = useForm({
    schema: async () => (await import('../../../../contract/accounts/accounts.ts')).registerInput,
    read: (data) => ({
      ...Object.fromEntries(data),
      confirmPassword: data.get('password'),
      acceptedTerms: data.has('acceptedTerms'),
    }),
    async send(input) {
      const failure = await register(app, input);
      if (failure) return registerRefusal(failure, t);
      onRegistered();
      return null;
    },
  });
  return (
    <AccountForm handle={handle} submit={t('create_account')}>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        readOnly
        error={errorOf('email')}
      />
      <TextField label={t('name')} name="name" autoComplete="name" required error={errorOf('name')} />
      <NewPasswordField label={t('password')} error={errorOf('password')} />
      <Checkbox className={formStyles.terms} name="acceptedTerms" required error={errorOf('acceptedTerms')}>
        <TermsText target="_blank" />
      </Checkbox>
    </AccountForm>
  );
}
