import { useState } from 'react';
import { useNavigate } from 'react-router';
import { resetPassword } from '../../../contract/endpoints/accounts.ts';
import type { ApiFailure } from '../../../contract/transport.ts';
import { type Translate, useApp, useMessages } from '../../app/app-context.ts';
import { type FormRefusal, refusalOf, useForm } from '../../app/use-form.ts';
import { AccountForm } from './account-form.tsx';
import { LinkInvalid } from './link-invalid.tsx';
import { NewPasswordField } from './new-password-field.tsx';

/** Sets a new password with the token of a mailed link, then leads to Login. */
export function ResetPasswordForm({ token }: { token: string }) {
  const t = useMessages('auth');
  const { api, session, snackbar } = useApp();
  const navigate = useNavigate();
  const [linkIsSpent, setLinkIsSpent] = useState(false);
  const { errorOf, ...handle } = useForm({
    schema: async () => (await import('../../../contract/accounts/accounts.ts')).resetPasswordInput,
    read: (data) => ({ ...Object.fromEntries(data), token }),
    async send(input) {
      const result = await api.call(resetPassword, { body: input });
      if (!result.ok) {
        setLinkIsSpent(result.failure.kind === 'problem' && result.failure.problem.code === 'reset_link_invalid');
        return refusal(result.failure, t);
      }
      snackbar.show(t('password_changed'), { tone: 'success' });
      // The server has ended every session of the user, one in this browser too.
      session.drop();
      await navigate('/auth/login', { replace: true, viewTransition: true });
      return null;
    },
  });
  const { message } = handle;
  return (
    <AccountForm
      handle={handle}
      submit={t('save_password')}
      problem={linkIsSpent && message ? <LinkInvalid>{message}</LinkInvalid> : null}
    >
      <NewPasswordField label={t('new_password')} error={errorOf('password')} />
    </AccountForm>
  );
}

function refusal(failure: ApiFailure, t: Translate<'auth'>): FormRefusal {
  if (failure.kind !== 'problem') return { fields: {}, message: t('request_unreachable') };
  return refusalOf(failure.problem.errors, ['password'], failure.problem.message || t('request_failed'));
}
