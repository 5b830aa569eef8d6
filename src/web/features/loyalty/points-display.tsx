import { useMessages } from '../../app/app-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/signs/icon.tsx';
import { Skeleton } from '../../ui/signs/skeleton.tsx';
import styles from './points-display.module.css';
import type { Points } from './use-points.ts';

/** The balance with its refresh button; a new balance is highlighted for a second. Needs the messages `checkout`. */
export function PointsDisplay({ balance, status, refresh }: Points) {
  const t = useMessages('checkout');
  return (
    <span className={styles.points}>
      <span role="status">
        {balance !== null && (
          <span key={balance} className={styles.balance}>
            <Icon name="coins" />
            <span>{t('points', { count: balance })}</span>
          </span>
        )}
        {status === 'failed' && <span className="muted">{t('points_unavailable')}</span>}
      </span>
      {balance === null && status === 'pending' && <Skeleton className={styles.pending} />}
      <IconButton icon="rotate-ccw" label={t('refresh_points')} onClick={refresh} />
    </span>
  );
}
