import type { ReactNode } from 'react';
import { useMessages } from '../app/app-context.ts';
import { lazyPart } from '../app/lazy-part.tsx';
import { useCartAtStart } from '../features/cart/start-cart.ts';
import { CartBar } from './cart-bar.tsx';
import { Header } from './header.tsx';
import { LastTimeBar } from './last-time-bar.tsx';
import { LazyGlobalHosts } from './lazy-hosts.ts';
import { OfflineBanner } from './offline-banner.tsx';
import styles from './shell.module.css';

const LazyFooter = lazyPart(() => import('./late-parts.ts').then((file) => file.Footer));

/** Header, page, footer, and what lies over them all. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useMessages('shell');
  useCartAtStart();
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#main">
        {t('skip_to_content')}
      </a>
      <Header />
      <OfflineBanner />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <LazyFooter />
      <CartBar />
      <LastTimeBar />
      <LazyGlobalHosts />
    </div>
  );
}
