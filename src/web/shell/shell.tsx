import type { ReactNode } from 'react';
import { useMessages } from '../app/app-context.ts';
import { useCartAtStart } from '../features/cart/start-cart.ts';
import { BusyOverlay } from './busy-overlay.tsx';
import { CartBar } from './cart-bar.tsx';
import { DialogHost } from './dialog-host.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import styles from './shell.module.css';
import { SnackbarHost } from './snackbar.tsx';

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
      <Footer />
      <CartBar />
      <GlobalHosts />
    </div>
  );
}

/** Dialog, snackbar and overlay belong to every page, bare ones too. */
export function GlobalHosts() {
  return (
    <>
      <DialogHost />
      <SnackbarHost />
      <BusyOverlay />
    </>
  );
}
