import { useLocation } from 'react-router';
import { useApp, useMessages } from '../app/app-context.ts';
import { loginAddress } from '../app/session/guard.ts';
import { useStore } from '../app/storage/store.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PopoverMenu } from '../ui/overlays/popover-menu.tsx';
import { Icon } from '../ui/signs/icon.tsx';
import styles from './account-control.module.css';
import { useSignOut } from './use-sign-out.ts';

/** Login, or the account menu. Its box is reserved until it is known which, so that nothing beside it moves. */
export function AccountControl() {
  const { session } = useApp();
  const t = useMessages('shell');
  const state = useStore(session.state);
  return (
    <div className={styles.box}>
      {state.status === 'guest' && <GuestMenu />}
      {state.status === 'visitor' && (
        <ButtonLink to="/auth/login" variant="tonal" size="sm" before="user" viewTransition>
          {t('login')}
        </ButtonLink>
      )}
      {state.status === 'signed-in' && <AccountMenu name={state.user?.name || t('profile')} />}
    </div>
  );
}

/** A guest's own orders, the ways to an account, and the way out on a device that others use. */
function GuestMenu() {
  const { pathname, search } = useLocation();
  const t = useMessages('shell');
  const signOut = useSignOut();
  return (
    <PopoverMenu
      label={t('guest')}
      triggerClassName={styles.trigger}
      trigger={
        <>
          <Icon name="user" />
          <span className={styles.name}>{t('guest')}</span>
        </>
      }
      head={
        <>
          <Icon name="user" />
          <span>{t('guest')}</span>
        </>
      }
      entries={[
        { key: 'orders', icon: 'receipt-text', label: t('my_orders'), to: '/orders' },
        { key: 'login', icon: 'user', label: t('login'), to: loginAddress(pathname + search) },
        {
          key: 'leave',
          icon: 'log-out',
          label: t('forget_guest'),
          danger: true,
          separated: true,
          onSelect: () => void signOut(),
        },
      ]}
    />
  );
}

function AccountMenu({ name }: { name: string }) {
  const t = useMessages('shell');
  const signOut = useSignOut();
  return (
    <PopoverMenu
      label={t('account_menu', { name })}
      triggerClassName={styles.trigger}
      trigger={
        <>
          <Icon name="user" />
          <span className={styles.name}>{name}</span>
        </>
      }
      head={
        <>
          <Icon name="user" />
          <span>{name}</span>
        </>
      }
      entries={[
        { key: 'profile', icon: 'user', label: t('my_profile'), to: '/profile' },
        { key: 'orders', icon: 'receipt-text', label: t('order_history'), to: '/orders' },
        {
          key: 'logout',
          icon: 'log-out',
          label: t('logout'),
          danger: true,
          separated: true,
          onSelect: () => void signOut(),
        },
      ]}
    />
  );
}
