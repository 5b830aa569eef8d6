import { NavLink } from 'react-router';
import { useMessages } from '../app/app-context.ts';
import { lazyPart } from '../app/lazy-part.tsx';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { MAIN_LINKS } from './main-links.ts';

const LazyTools = lazyPart(() => import('./late-parts.ts').then((file) => file.HeaderTools));

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
        <LazyTools />
      </div>
    </header>
  );
}
