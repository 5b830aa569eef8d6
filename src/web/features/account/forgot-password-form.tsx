import { forgotPassword } from '../../../contract/endpoints/accounts.ts';
import type { ApiFailure } from '../../../contract/transport.ts';
import { type Translate, useApp, useMessages } from '../../app/app-context.ts';
import { type FormRefusal, refusalOf, useForm } from '../../app/use-form.ts';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './email-field.tsx';

/** One field; `onSent` gets the server's sentence, the same for any address (DECISIONS, "forgotten password"). */
export function ForgotPasswordForm({ onSent }: { onSent(sentence: string): void }) {
  const t = useMessages('auth');
  const { api } = useApp();
  const { errorOf, ...handle } = useForm({
    schema: async () => (await import('../../../contract/accounts/accounts.ts')).forgotPasswordInput,
    read: Object.fromEntries,
    async send({ email }) {
      const result = await api.call(forgotPassword, { body: { email } });
      if (!result.ok) return refusal(result.failure, t);
      onSent(result.data.message);
      return null;
    },
  });
  return (
    <AccountForm handle={handle} submit={t('send_link')}>
      <EmailField autoComplete="username" error={errorOf('email')} />
    </AccountForm>
  );
}

function refusal(failure: ApiFailure, t: Translate<'auth'>): FormRefusal {
  if (failure.kind !== 'problem') return { fields: {}, message: t('request_unreachable') };
  return refusalOf(failure.problem.errors, ['email'], failure.problem.message || t('request_failed'));
}
