import type { ApiFailure } from '../../../contract/transport.ts';
import { type Translate, useApp, useMessages } from '../../app/app-context.ts';
import { type FormRefusal, refusalOf, useForm } from '../../app/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './form.module.css';

/** One field; `onSent` gets the server's sentence, the same for any address (DECISIONS, "forgotten password"). */
export function ForgotPasswordForm({ onSent }: { onSent(sentence: string): void }) {
  const t = useMessages('auth');
  const { api } = useApp();
  const { form, errorOf, message, isSending } = useForm({
    schema: async () => (await import('../../../contract/accounts.ts')).forgotPasswordInput,
    read: Object.fromEntries,
    async send({ email }) {
      const result = await api.auth.forgotPassword(email);
      if (!result.ok) return refusal(result.failure, t);
      onSent(result.data.message);
      return null;
    },
  });
  return (
    // `post`: a form sent without script must not write an email into an address.
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
      <Button type="submit" size="lg" full busy={isSending}>
        {t('send_link')}
      </Button>
    </form>
  );
}

function refusal(failure: ApiFailure, t: Translate<'auth'>): FormRefusal {
  if (failure.kind !== 'problem') return { fields: {}, message: t('request_unreachable') };
  return refusalOf(failure.problem.errors, ['email'], failure.problem.message || t('request_failed'));
}
