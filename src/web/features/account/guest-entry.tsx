import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useApp, useHydrated, useMessages } from '../../app/app-context.ts';
import { safeRedirect } from '../../app/session/safe-redirect.ts';
import { hasSession } from '../../app/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { useRestaurant } from '../restaurant/restaurant-resource.ts';
import styles from './guest-entry.module.css';

/** The way on without an account, for who comes from the checkout of a restaurant that takes guests (decision 091). */
export function GuestEntry() {
  const t = useMessages('auth');
  const app = useApp();
  const { api, session, snackbar, messages } = app;
  const navigate = useNavigate();
  const restaurant = useRestaurant();
  const [query] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const wanted = safeRedirect(query.get('redirect'));
  // The server's document is the same for every query.
  const isFromCheckout = useHydrated() && wanted.split('?')[0] === '/checkout';
  if (!isFromCheckout || restaurant?.guestOrders === false) return null;

  async function begin(): Promise<boolean> {
    if (hasSession(session.state.get())) return true;
    const answer = await api.auth.guest();
    if (answer.ok) {
      session.keep(answer.data.accessToken);
      await session.loadUser();
    } else if (answer.failure.kind === 'network') snackbar.show(t('guest_failed'), { tone: 'error' });
    return answer.ok;
  }

  async function enter(): Promise<void> {
    setBusy(true);
    if (await begin()) {
      // The checkout asked for an account.
      snackbar.takeBack(messages.i18n._('checkout.login_first'));
      await navigate(wanted, { replace: true, viewTransition: true });
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
        onClick={() => void enter()}
      >
        {t('as_guest')}
      </Button>
      <p className="muted small">{t('as_guest_text')}</p>
      {!isPlain && <p className={styles.or}>{t('or_sign_in')}</p>}
    </Entry>
  );
}
