import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApp, useMessages } from '../../app/app-context.ts';
import { hasSession } from '../../app/session/session.ts';
import { Button } from '../../ui/button.tsx';
import styles from './guest-entry.module.css';
import { useGuestWay } from './use-guest-way.ts';

/** The way on without an account, for who comes from the checkout of a restaurant that takes guests (decision 091). */
export function GuestEntry() {
  const t = useMessages('auth');
  const app = useApp();
  const { api, session, snackbar, messages } = app;
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const wanted = useGuestWay();
  if (wanted === null) return null;

  async function begin(): Promise<boolean> {
    if (hasSession(session.state.get())) return true;
    const answer = await api.auth.guest();
    if (answer.ok) {
      session.keep(answer.data.accessToken);
      await session.loadUser();
    } else if (answer.failure.kind === 'network') snackbar.show(t('guest_failed'), { tone: 'error' });
    return answer.ok;
  }

  async function enter(to: string): Promise<void> {
    setBusy(true);
    if (await begin()) {
      // The checkout asked for an account.
      snackbar.takeBack(messages.i18n._('checkout.login_first'));
      await navigate(to, { replace: true, viewTransition: true });
    }
    setBusy(false);
  }

  const { plain } = app;
  const isPlain = import.meta.env.SSR && plain !== undefined;
  const Entry = isPlain ? 'form' : 'div';
  return (
    <Entry className={styles.entry} {...(isPlain && { method: 'post' })}>
      <Button
        {...(isPlain && { type: 'submit', name: 'guest' })}
        size="lg"
        full
        after="arrow-right"
        busy={isBusy}
        onClick={() => void enter(wanted)}
      >
        {t('as_guest')}
      </Button>
      <p className="muted small">{t('as_guest_text')}</p>
      {!isPlain && <p className={styles.or}>{t('or_sign_in')}</p>}
    </Entry>
  );
}
