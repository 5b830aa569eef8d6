import type { StaffMember } from '../../../contract/staff/staff-me.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { colourMode } from '../../app/hosts/theme.ts';
import { toggleColourMode } from '../../app/hosts/toggle-colour-mode.ts';
import { useStore } from '../../app/storage/store.ts';
import { useKnownRestaurant } from '../../features/restaurant/restaurant-resource.ts';
import { PopoverMenu } from '../../ui/overlays/popover-menu.tsx';
import { Icon } from '../../ui/signs/icon.tsx';
import { ROLE_KEYS } from '../app/role-keys.ts';
import { useStaff } from '../app/staff-context.ts';
import styles from './member-menu.module.css';

/** The account menu: the member's name and role, the deliveries that they bring, the colour mode, the storefront, and Logout. */
export function MemberMenu({ member: { name, role, permissions } }: { member: StaffMember }) {
  const t = useMessages('staff');
  const shell = useMessages('shell');
  const { session, busy } = useApp();
  const usesCouriers = useKnownRestaurant()?.usesCouriers ?? false;
  const { steps } = useStaff();
  const isDark = useStore(colourMode) === 'dark';
  async function leave(): Promise<void> {
    await busy.run(async () => {
      // They need the session: without it they would be refused.
      await steps.sendAll();
      await session.signOut();
    });
  }
  return (
    <PopoverMenu
      label={t('member_menu', { name })}
      trigger={<Icon name="user" />}
      head={
        <>
          <Icon name="user" />
          <span className={styles.who}>
            <span>{name}</span>
            <span className={styles.role}>{t(ROLE_KEYS[role])}</span>
          </span>
        </>
      }
      entries={[
        {
          key: 'mode',
          icon: isDark ? 'sun' : 'moon',
          label: shell(isDark ? 'switch_to_light' : 'switch_to_dark'),
          onSelect: toggleColourMode,
        },
        ...(permissions.includes('rides') && usesCouriers
          ? [{ key: 'rides', icon: 'bike', label: t('my_rides'), to: '/staff/rides' } as const]
          : []),
        { key: 'storefront', icon: 'store', label: t('to_storefront'), onSelect: () => location.assign('/') },
        {
          key: 'leave',
          icon: 'log-out',
          label: t('sign_out'),
          danger: true,
          separated: true,
          onSelect: () => void leave(),
        },
      ]}
    />
  );
}
