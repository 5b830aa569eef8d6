import type { ReactNode } from 'react';
import { useMessages } from '../app/app-context.ts';
import { LazyGlobalHosts } from './lazy-hosts.ts';
import { OfflineBanner } from './offline-banner.tsx';

/** Sign in and Create account have no header and footer. */
export function BareShell({ children }: { children: ReactNode }) {
  const t = useMessages('shell');
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip_to_content')}
      </a>
      <OfflineBanner />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <LazyGlobalHosts />
    </>
  );
}
