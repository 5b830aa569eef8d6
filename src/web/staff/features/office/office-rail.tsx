import { NavLink } from 'react-router';
import { useMessages } from '../../../app/app-context.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useCurrentInView } from '../../app/use-current-in-view.ts';
import { GROUP_ICONS, useOfficeLinks } from './office-links.ts';
import styles from './office-rail.module.css';

/** The office's pages by group, at the side of wide screens. */
export function OfficeRail() {
  const t = useMessages('editing');
  const links = useCurrentInView();
  return (
    <nav ref={links} className={styles.rail} aria-label={t('navigation')}>
      <NavLink to="/staff/restaurant" end>
        <Icon name="house" />
        <span>{t('today')}</span>
      </NavLink>
      {useOfficeLinks().map(({ group, links: entries }) => (
        <div key={group}>
          <h2 id={`office-${group}`}>
            <Icon name={GROUP_ICONS[group]} />
            <span>{t(`group_${group}`)}</span>
          </h2>
          <ul aria-labelledby={`office-${group}`}>
            {entries.map(({ to, label, isArea }) => (
              <li key={to}>
                <NavLink to={to} end={!isArea}>
                  {t(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
