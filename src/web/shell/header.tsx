import { NavLink } from 'react-router';
import { useMessages } from '../app/app-context.ts';
import { Brand } from './brand.tsx';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';
import {
  LaterAccountControl,
  LaterHeaderStatus,
  LaterLanguageSwitcher,
  LaterSiteDrawer,
  LaterThemeToggle,
} from './later-parts.ts';
import { MAIN_LINKS } from './main-links.ts';

/** One document serves all screens: it holds the narrow and the wide layout, and styles choose at 80em (usually 1280 px). */
export function Header() {
  const t = useMessages('shell');
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Brand />
        <nav className={styles.links} aria-label={t('main_navigation')}>
          {MAIN_LINKS.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} viewTransition>
              {t(label)}
            </NavLink>
          ))}
        </nav>
        <span className={styles.space} />
        <span className={styles.wide}>
          <LaterHeaderStatus />
        </span>
        <LaterLanguageSwitcher />
        <span className={styles.wide}>
          <LaterThemeToggle />
          <LaterAccountControl />
        </span>
        <CartLink />
        <span className={styles.narrow}>
          <LaterSiteDrawer />
        </span>
      </div>
    </header>
  );
}
