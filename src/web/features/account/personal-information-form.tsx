import type { Ref } from 'react';
import type { ProfileInput, User } from '../../../contract/accounts/accounts.ts';
import { updateProfile } from '../../../contract/endpoints/customers.ts';
import type { ApiFailure } from '../../../contract/transport.ts';
import { type Translate, useApp, useMessages } from '../../app/app-context.ts';
import { type FormRefusal, refusalOf, useForm } from '../../app/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Alert } from '../../ui/signs/alert.tsx';
import styles from './form.module.css';
import { storeProfile } from './my-profile.ts';
import { profileChanges } from './profile-changes.ts';

const FIELDS = ['name', 'phoneNumber'] as const;

interface PersonalInformationFormProps {
  ref: Ref<HTMLFormElement>;
  user: User;
  /** The fields' initial values. */
  start: ProfileInput;
  onSaved(): void;
}

/** Name and phone; the email is shown, not changed (specification section 5, "Profile"). */
export function PersonalInformationForm({ ref, user, start, onSaved }: PersonalInformationFormProps) {
  const t = useMessages('profile');
  const app = useApp();
  const { session, snackbar } = app;
  const { form, errorOf, message, isSending } = useForm({
    schema: async () => (await import('../../../contract/accounts/accounts.ts')).profileInput,
    // A name from registration may be shorter than a new one, and is no reason to refuse a phone number.
    read: (data) => profileChanges(user, Object.fromEntries(data)),
    onInvalid: () => snackbar.show(t('correct_errors'), { tone: 'error' }),
    async send(input) {
      snackbar.takeBack(t('correct_errors'));
      const changes = profileChanges(user, input);
      if (Object.keys(changes).length === 0) {
        snackbar.show(t('no_changes'));
        return null;
      }
      if (!(await session.token())) return { fields: {}, message: t('not_authenticated') };
      const result = await app.api.call(updateProfile, { body: changes, quiet: true });
      if (!result.ok) {
        const { fields, message } = refusal(result.failure, t);
        if (message) snackbar.show(message, { tone: 'error' });
        return { fields, message: null };
      }
      storeProfile(app, result.data.data.user);
      snackbar.show(t('updated'), { tone: 'success' });
      onSaved();
      return null;
    },
  });
  return (
    <form ref={ref} className={styles.form} {...form}>
      {message && <Alert>{message}</Alert>}
      <TextField
        label={t('name')}
        name="name"
        autoComplete="name"
        defaultValue={start.name}
        required
        error={errorOf('name')}
      />
      <TextField label={t('email')} type="email" value={user.email} readOnly hint={t('email_fixed')} />
      <TextField
        label={t('phone')}
        optional={t('optional')}
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        defaultValue={start.phoneNumber ?? ''}
        error={errorOf('phoneNumber')}
      />
      <Button type="submit" busy={isSending}>
        {t('save')}
      </Button>
    </form>
  );
}

/** The texts of specification section 8, "Auth and profile". */
function refusal(failure: ApiFailure, t: Translate<'profile'>): FormRefusal {
  if (failure.kind !== 'problem') return { fields: {}, message: t('update_unreachable') };
  return refusalOf(failure.problem.errors, FIELDS, failure.problem.message || t('update_failed'));
}
