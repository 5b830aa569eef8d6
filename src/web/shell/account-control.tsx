import { useApp, useMessages } from '../app/app-context.ts';
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
      {state.status === 'visitor' && (
        <ButtonLink to="/auth/login" variant="tonal" size="sm" before="user" viewTransition>
          {t('login')}
        </ButtonLink>
      )}
      {state.status === 'signed-in' && <AccountMenu name={state.user?.name || t('profile')} />}
    </div>
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
