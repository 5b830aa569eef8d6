import { useEffect, useState } from 'react';
import { useMessages } from '../app/app-context.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/signs/alert.tsx';
import styles from './configuration-states.module.css';

/** A page that failed again so soon after a reload will not be helped by another. */
const RELOADS_ONCE_WITHIN_MS = 15_000;
const RELOADED = 'reloadedAt';

/**
 * Shown when a page's file could not be loaded or the page threw an error. Reloads the document, once: after a new build it names
 * the new files, and without a connection the service worker may have it (decision 019).
 */
export function FailedPage() {
  const t = useMessages('shell');
  const [isGivenUp, giveUp] = useState(false);
  useEffect(() => {
    if (!reloadOnce()) giveUp(true);
  }, []);
  if (!isGivenUp) return null;
  return (
    <main id="main" className={`wrap ${styles.failed}`}>
      <Alert
        actions={
          <Button variant="outline" before="rotate-ccw" onClick={() => location.reload()}>
            {t('retry')}
          </Button>
        }
      >
        <h1>{t('error_occurred')}</h1>
        <p>{t('try_later')}</p>
      </Alert>
    </main>
  );
}

function reloadOnce(): boolean {
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem(RELOADED)) < RELOADS_ONCE_WITHIN_MS) return false;
    sessionStorage.setItem(RELOADED, String(now));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
