import { NavLink } from 'react-router';
import { useMessages } from '../../../../app/app-context.ts';
import { Icon } from '../../../../ui/signs/icon.tsx';
import type { IconName } from '../../../../ui/signs/icon-names.ts';
import { useMember } from '../../../app/staff-context.ts';
import { useCurrentInView } from '../../../app/use-current-in-view.ts';
import styles from './menu-tabs.module.css';

/** The tabs between availability and the menu editor, for members who may edit the menu. */
export function MenuTabs() {
  const t = useMessages('staff');
  const links = useCurrentInView();
  if (!useMember()?.permissions.includes('menu')) return null;
  return (
    <nav ref={links} className={`wrap ${styles.tabs}`} aria-label={t('menu')}>
      <Tab to="/staff/menu" icon="ban" label={t('run_out')} isAlone />
      <Tab to="/staff/menu/edit" icon="pencil" label={t('edit_menu')} isAlone />
      <Tab to="/staff/menu/prices" icon="coins" label={t('edit_prices')} />
      <Tab to="/staff/menu/options" icon="sliders-horizontal" label={t('edit_options')} />
      <Tab to="/staff/menu/deals" icon="hamburger" label={t('edit_deals')} />
      <Tab to="/staff/menu/import" icon="upload" label={t('import_menu')} />
    </nav>
  );
}

interface TabProps {
  to: string;
  icon: IconName;
  label: string;
  /** Marks the tab as current only for its own address, not for those below it. */
  isAlone?: boolean;
}

function Tab({ to, icon, label, isAlone = false }: TabProps) {
  return (
    <NavLink to={to} end={isAlone}>
      <Icon name={icon} />
      <span>{label}</span>
    </NavLink>
  );
}
