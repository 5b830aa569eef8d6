import { useApp } from '../app/app-context.ts';
import { AccountControl } from './account-control.tsx';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';
import { HeaderStatus } from './header-status.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { SiteDrawer } from './site-drawer.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** The right end of the header, which takes over after the page. */
export function HeaderTools() {
  const { plain } = useApp();
  // The others do nothing without scripts.
  if (import.meta.env.SSR && plain) return <CartLink />;
  return (
    <>
      <span className={styles.wide}>
        <HeaderStatus />
      </span>
      <LanguageSwitcher />
      <span className={styles.wide}>
        <ThemeToggle />
        <AccountControl />
      </span>
      <CartLink />
      <span className={styles.narrow}>
        <SiteDrawer />
      </span>
    </>
  );
}
