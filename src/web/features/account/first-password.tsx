import { forgotPassword } from '../../../contract/endpoints/accounts.ts';
import { refusalText } from '../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './change-password.module.css';

/** For who signs in with a provider alone: a link by which they set a password, as if they had forgotten one. */
export function FirstPassword({ email }: { email: string }) {
  const t = useMessages('profile');
  const { api, busy, snackbar } = useApp();
  async function send(): Promise<void> {
    const answer = await busy.run(() => api.call(forgotPassword, { body: { email } }));
    if (answer.ok) snackbar.show(answer.data.message, { tone: 'success' });
    else snackbar.show(refusalText(answer.failure) || t('password_unreachable'), { tone: 'error' });
  }
  return (
    <Panel title={t('first_password')}>
      <p className="muted">{t('first_password_text')}</p>
      <Button variant="outline" before="key-round" className={styles.open} onClick={() => void send()}>
        {t('first_password_send')}
      </Button>
    </Panel>
  );
}
