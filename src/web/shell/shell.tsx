import type { ReactNode } from 'react';
import { useMessages } from '../app/app-context.ts';
import { useCartAtStart } from '../features/cart/start-cart.ts';
import { Header } from './header.tsx';
import { LaterCartBar, LaterFooter, LaterGlobalHosts, LaterOfflineBanner } from './later-parts.ts';
import styles from './shell.module.css';

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
      <LaterOfflineBanner />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <LaterFooter />
      <LaterCartBar />
      <LaterGlobalHosts />
    </div>
  );
}
