import * as z from 'zod/mini';
import { changePasswordInput } from '../../../contract/accounts/accounts.ts';
import { changePassword } from '../../../contract/endpoints/customers.ts';
import type { ApiFailure } from '../../../contract/transport.ts';
import { type Translate, useApp, useMessages } from '../../app/app-context.ts';
import { useUser } from '../../app/session/use-user.ts';
import { type FormRefusal, refusalOf, useForm } from '../../app/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Alert } from '../../ui/signs/alert.tsx';
import styles from './form.module.css';

const FIELDS = ['currentPassword', 'newPassword'] as const;

const passwords = z.extend(changePasswordInput, { confirmPassword: z.string() }).check(
  z.refine((typed) => typed.newPassword === typed.confirmPassword, {
    error: 'passwords_differ',
    path: ['confirmPassword'],
    // Checked even if other fields are invalid.
    when: ({ value }) => value instanceof Object,
  }),
);

/** Asks for the current and the new password. The change ends every session of the user, this one included (DECISIONS). */
export function ChangePasswordDialog({ onClose }: { onClose(): void }) {
  const t = useMessages('profile');
  const { api, session, snackbar } = useApp();
  const user = useUser();
  const { form, errorOf, message, isSending } = useForm({
    schema: async () => passwords,
    read: Object.fromEntries,
    async send({ currentPassword, newPassword }) {
      if (!(await session.token())) return { fields: {}, message: t('not_authenticated') };
      const result = await api.call(changePassword, { body: { currentPassword, newPassword }, quiet: true });
      if (!result.ok) return refusal(result.failure, t);
      snackbar.show(t('password_changed'), { tone: 'success' });
      session.drop();
      return null;
    },
  });
  const field = (name: 'currentPassword' | 'newPassword' | 'confirmPassword') => ({
    name,
    labels: { show: t('show_password'), hide: t('hide_password'), capsLock: t('caps_lock') },
    autoComplete: name === 'currentPassword' ? 'current-password' : 'new-password',
    required: true,
    error: errorOf(name),
  });
  return (
    <Dialog open onClose={onClose} title={t('change_password')} closeLabel={t('close')}>
      <p className="muted">{t('password_text')}</p>
      <form className={styles.form} method="post" {...form}>
        {/* Tells password managers to which account the password belongs. */}
        <input type="text" hidden readOnly autoComplete="username" value={user?.email ?? ''} />
        {message && <Alert>{message}</Alert>}
        <PasswordField label={t('current_password')} {...field('currentPassword')} />
        <PasswordField label={t('new_password')} {...field('newPassword')} />
        <PasswordField label={t('confirm_password')} {...field('confirmPassword')} />
        <Button type="submit" full busy={isSending}>
          {t('save_password')}
        </Button>
      </form>
    </Dialog>
  );
}

/** The texts of specification section 8, "Auth and profile". */
function refusal(failure: ApiFailure, t: Translate<'profile'>): FormRefusal {
  if (failure.kind !== 'problem') return { fields: {}, message: t('password_unreachable') };
  return refusalOf(failure.problem.errors, FIELDS, failure.problem.message || t('password_failed'));
}
