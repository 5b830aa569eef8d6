import { NavLink } from 'react-router';
import { useMessages } from '../../../app/app-context.ts';
import type { Elements } from '../../../ui/content.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useCurrentInView } from '../../app/use-current-in-view.ts';
import styles from './office.module.css';
import { useOfficeLinks } from './office-links.ts';

/** The layout of the office's pages: their navigation is beside the page, on small screens above it. */
export function Office({ children }: { children: Elements }) {
  const t = useMessages('editing');
  const links = useCurrentInView();
  return (
    <div className={`wrap ${styles.office}`}>
      <nav ref={links} className={styles.links} aria-label={t('navigation')}>
        {useOfficeLinks().map(({ to, icon, label }) => (
          <NavLink key={to} to={to}>
            <Icon name={icon} />
            <span>{t(label)}</span>
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
