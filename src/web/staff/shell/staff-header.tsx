import { Link, useLocation } from 'react-router';
import type { StaffMember } from '../../../contract/staff/staff-me.ts';
import { useMessages } from '../../app/app-context.ts';
import { useStore } from '../../app/storage/store.ts';
import { useKnownRestaurant } from '../../features/restaurant/restaurant-resource.ts';
import { LanguageSwitcher } from '../../shell/language-switcher.tsx';
import { ThemeToggle } from '../../shell/theme-toggle.tsx';
import { CountBadge } from '../../ui/signs/count-badge.tsx';
import { Icon } from '../../ui/signs/icon.tsx';
import type { IconName } from '../../ui/signs/icon-names.ts';
import { headerSlot } from '../app/header-slot.ts';
import { seesOrders } from '../app/sees-orders.ts';
import { useStaff } from '../app/staff-context.ts';
import { FindButton } from '../features/find/find-button.tsx';
import type { StaffArea } from '../staff-areas.ts';
import { HeaderMore } from './header-more.tsx';
import { MemberMenu } from './member-menu.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import styles from './staff-header.module.css';

/** The restaurant's logo, the links to the staff's pages, and the controls that a kitchen needs on each. */
export function StaffHeader({ member, area }: { member: StaffMember; area: StaffArea }) {
  const t = useMessages('staff');
  const hasOffice = member.permissions.includes('settings');
  const marked = area === 'restaurant' && !hasOffice ? 'orders' : area;
  const restaurant = useKnownRestaurant();
  const isBoard = useLocation().pathname === '/staff';
  const hasBoard = seesOrders(member);
  const newOrders = useNewOrders();
  const links = hasBoard && (
    <nav className={styles.links} aria-label={t('navigation')}>
      <PageLink
        to="/staff"
        icon="clipboard-list"
        label={t('orders')}
        count={newOrders}
        isMarked={marked === 'orders'}
      />
      <PageLink to="/staff/menu" icon="utensils" label={t('menu')} isMarked={marked === 'menu'} />
      {hasOffice && (
        <PageLink to="/staff/restaurant" icon="store" label={t('restaurant')} isMarked={marked === 'restaurant'} />
      )}
    </nav>
  );
  return (
    <header className={styles.header}>
      <div className={styles.bar} data-board={isBoard || undefined}>
        <Link className={styles.brand} to="/staff" aria-label={restaurant?.name}>
          {restaurant?.logoUrl && <img src={restaurant.logoUrl} alt="" width={36} height={36} />}
          <span className={styles.name}>{restaurant?.name}</span>
        </Link>
        {/* The board needs the row for itself: the links stand behind one button. */}
        {isBoard ? <div ref={headerSlot.set} className={styles.slot} /> : links}
        {!isBoard && <span className={styles.space} />}
        {hasBoard && (
          <>
            <span className={styles.find}>
              <FindButton />
            </span>
            <SoundSwitch />
          </>
        )}
        {isBoard ? (
          <HeaderMore>
            {links}
            <div className={styles.row}>
              <LanguageSwitcher />
              <ThemeToggle />
              <MemberMenu member={member} />
            </div>
          </HeaderMore>
        ) : (
          <>
            <LanguageSwitcher />
            <span className={styles.wide}>
              <ThemeToggle />
            </span>
            <MemberMenu member={member} />
          </>
        )}
      </div>
    </header>
  );
}

interface PageLinkProps {
  to: string;
  icon: IconName;
  label: string;
  count?: number;
  /** Whether the open page is one of those that it leads to. */
  isMarked: boolean;
}

function PageLink({ to, icon, label, count = 0, isMarked }: PageLinkProps) {
  const t = useMessages('staff');
  const isHere = useLocation().pathname === to;
  return (
    <Link to={to} {...(isMarked && { 'aria-current': isHere ? 'page' : 'true' })}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
      {count > 0 && (
        <>
          <CountBadge count={count} />
          <span className="visually-hidden">{t('new_count', { count })}</span>
        </>
      )}
    </Link>
  );
}

/** How many orders wait for an answer. */
function useNewOrders(): number {
  const { orders } = useStore(useStaff().board.state);
  let count = 0;
  for (const { status } of orders.values()) if (status === 'Pending Confirmation') count += 1;
  return count;
}
