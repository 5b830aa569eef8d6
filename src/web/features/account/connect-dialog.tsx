import { proofInput } from '../../../contract/accounts/identities.ts';
import { connectProvider } from '../../../contract/endpoints/identities.ts';
import type { SignInProvider } from '../../../domain/people/sign-in-providers.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { useUser } from '../../app/session/use-user.ts';
import { refusalOf, useForm } from '../../app/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Alert } from '../../ui/signs/alert.tsx';
import styles from './form.module.css';
import { PROVIDER_NAMES } from './provider-names.ts';

const FIELDS = ['currentPassword'] as const;

/** Asks for the password before a provider may stand for it: an open session is not enough. Then leads to the provider. */
export function ConnectDialog({ provider, onClose }: { provider: SignInProvider; onClose(): void }) {
  const t = useMessages('profile');
  const { api } = useApp();
  const user = useUser();
  const values = { provider: PROVIDER_NAMES[provider] };
  const { form, errorOf, message, isSending } = useForm({
    schema: async () => proofInput,
    read: Object.fromEntries,
    async send({ currentPassword }) {
      const answer = await api.call(connectProvider, { params: { provider }, body: { currentPassword }, quiet: true });
      if (answer.ok) {
        location.assign(answer.data.data.url);
        return null;
      }
      const problem = answer.failure.kind === 'problem' ? answer.failure.problem : null;
      return refusalOf(problem?.errors, FIELDS, problem?.message || t('update_unreachable'));
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('connect', values)} closeLabel={t('close')}>
      <p className="muted">{t('connect_text', values)}</p>
      <form className={styles.form} method="post" {...form}>
        {/* Tells password managers to which account the password belongs. */}
        <input type="text" hidden readOnly autoComplete="username" value={user?.email ?? ''} />
        {message && <Alert>{message}</Alert>}
        <PasswordField
          label={t('current_password')}
          name="currentPassword"
          labels={{ show: t('show_password'), hide: t('hide_password'), capsLock: t('caps_lock') }}
          autoComplete="current-password"
          required
          error={errorOf('currentPassword')}
        />
        <Button type="submit" full busy={isSending}>
          {t('connect', values)}
        </Button>
      </form>
    </Dialog>
  );
}
