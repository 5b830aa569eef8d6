import { NavLink } from 'react-router';
import { useApp, useMessages } from '../app/app-context.ts';
import { useStore } from '../app/storage/store.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/signs/icon.tsx';
import styles from './drawer-account.module.css';
import links from './drawer-content.module.css';
import { useSignOut } from './use-sign-out.ts';

/** The drawer's account entries, or Login and Register. */
export function DrawerAccount({ close }: { close: () => void }) {
  const { session } = useApp();
  const t = useMessages('shell');
  const signOut = useSignOut();
  const state = useStore(session.state);
  function leave(): void {
    close();
    void signOut();
  }
  const isGuest = state.status === 'guest';
  if (state.status !== 'signed-in') {
    return (
      <div className={styles.choice}>
        {isGuest && (
          <ButtonLink to="/orders" variant="tonal" before="receipt-text" onClick={close} viewTransition>
            {t('my_orders')}
          </ButtonLink>
        )}
        <ButtonLink to="/auth/login" onClick={close} viewTransition>
          {t('login')}
        </ButtonLink>
        <ButtonLink to="/auth/register" variant="outline" onClick={close} viewTransition>
          {t('register')}
        </ButtonLink>
        {isGuest && (
          <Button variant="text" before="log-out" onClick={leave}>
            {t('forget_guest')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.account}>
      <p className={styles.name}>{state.user?.name || t('profile')}</p>
      <ul className={links.links}>
        <li>
          <NavLink to="/profile" onClick={close} viewTransition>
            <Icon name="user" />
            <span>{t('my_profile')}</span>
          </NavLink>
        </li>
        <li>
          <NavLink to="/orders" onClick={close} viewTransition>
            <Icon name="receipt-text" />
            <span>{t('order_history')}</span>
          </NavLink>
        </li>
        <li>
          <button type="button" className={styles.leave} onClick={leave}>
            <Icon name="log-out" />
            <span>{t('logout')}</span>
          </button>
        </li>
      </ul>
    </div>
  );
}
