import { Link } from 'react-router';
import { useMessages } from '../../../app/app-context.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import type { IconName } from '../../../ui/signs/icon-names.ts';
import { useBottomBar } from '../../../ui/use-bottom-bar.ts';
import { type OfficeGroup, tabOf } from '../../office-groups.ts';
import { GROUP_ICONS, useOfficeLinks } from './office-links.ts';
import styles from './office-tabs.module.css';

/** The office's groups as tabs at the bottom of small screens. A group opens as a list. */
export function OfficeTabs({ current }: { current: OfficeGroup | null }) {
  const t = useMessages('editing');
  const groups = useOfficeLinks().filter(({ group }) => tabOf(group) === group);
  useBottomBar('low');
  return (
    <nav className={styles.tabs} aria-label={t('groups')}>
      <Tab to="/staff/restaurant" icon="house" label={t('today')} isCurrent={current === null} />
      {groups.map(({ group }) => (
        <Tab
          key={group}
          to={`/staff/restaurant/group/${group}`}
          icon={GROUP_ICONS[group]}
          label={t(group === 'offers' ? 'menu' : `group_${group}`)}
          isCurrent={current !== null && tabOf(current) === group}
        />
      ))}
    </nav>
  );
}

function Tab({ to, icon, label, isCurrent }: { to: string; icon: IconName; label: string; isCurrent: boolean }) {
  return (
    <Link to={to} {...(isCurrent && { 'aria-current': 'true' as const })}>
      <Icon name={icon} />
      <span>{label}</span>
    </Link>
  );
}
