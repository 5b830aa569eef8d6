import { useNavigate } from 'react-router';
import { proofInput } from '../../../contract/accounts/identities.ts';
import { deleteAccount } from '../../../contract/endpoints/customers.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { useUser } from '../../app/session/use-user.ts';
import { refusalOf, useForm } from '../../app/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Alert } from '../../ui/signs/alert.tsx';
import styles from './form.module.css';

const FIELDS = ['currentPassword'] as const;

/** Says what goes and what stays, and asks for the password: an open session is not enough. Of an account without one, a new one is. */
export function DeleteAccountDialog({ onClose }: { onClose(): void }) {
  const t = useMessages('profile');
  const { api, session, snackbar } = useApp();
  const user = useUser();
  const navigate = useNavigate();
  const { form, errorOf, message, isSending } = useForm({
    schema: async () => proofInput,
    read: Object.fromEntries,
    async send({ currentPassword }) {
      const result = await api.call(deleteAccount, { body: { currentPassword }, quiet: true });
      if (!result.ok) {
        const problem = result.failure.kind === 'problem' ? result.failure.problem : null;
        return refusalOf(problem?.errors, FIELDS, problem?.message || t('delete_account_failed'));
      }
      snackbar.show(t('account_deleted'), { tone: 'success' });
      await navigate('/');
      session.drop();
      return null;
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('delete_account')} closeLabel={t('close')}>
      <p className="muted">{t('delete_account_text')}</p>
      <form className={styles.form} method="post" {...form}>
        {/* Tells password managers to which account the password belongs. */}
        <input type="text" hidden readOnly autoComplete="username" value={user?.email ?? ''} />
        {message && <Alert>{message}</Alert>}
        {!user?.hasNoPassword && (
          <PasswordField
            label={t('current_password')}
            name="currentPassword"
            labels={{ show: t('show_password'), hide: t('hide_password'), capsLock: t('caps_lock') }}
            autoComplete="current-password"
            required
            error={errorOf('currentPassword')}
          />
        )}
        <Button type="submit" full busy={isSending}>
          {t('delete_account_sure')}
        </Button>
      </form>
    </Dialog>
  );
}
