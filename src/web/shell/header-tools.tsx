import { useApp } from '../app/app-context.ts';
import { useKnownRestaurant } from '../features/restaurant/restaurant-resource.ts';
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
  const languages = useKnownRestaurant()?.languages;
  // The others do nothing without scripts.
  if (import.meta.env.SSR && plain) return <CartLink />;
  return (
    <>
      <span className={styles.wide}>
        <HeaderStatus />
      </span>
      {languages?.length !== 1 && <LanguageSwitcher languages={languages} />}
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
