import { useSyncExternalStore } from 'react';
import { useMessages } from '../app/app-context.ts';
import { Icon } from '../ui/signs/icon.tsx';
import styles from './offline-banner.module.css';

export function OfflineBanner() {
  const t = useMessages('shell');
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>
          <Icon name="info" />
          <span>{t('offline')}</span>
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
