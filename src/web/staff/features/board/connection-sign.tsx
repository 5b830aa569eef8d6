import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from './connection-sign.module.css';
import { useStillness } from './flow/use-stillness.ts';

/** A lost connection is not reported if it is back within this time. */
const PATIENCE_MS = 2500;

/** While the connection is lost, the bell rings this often. */
const RING_EVERY_MS = 60_000;

/** Says that the board may be out of date, since when, and that nothing needs to be done. Rings if it lasts. */
export function ConnectionSign() {
  const t = useMessages('board');
  const { board, live, sound } = useStaff();
  const clock = useOrderClock();
  const { isStale } = useStore(board.state);
  // It takes room from the tickets, so that it comes and goes between two taps.
  const since = useStillness(useLostSince(useStore(live) !== 'live' || isStale), '');
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(sound.chime, RING_EVERY_MS);
    return () => clearInterval(timer);
  }, [since, sound]);
  return (
    <div role="alert" className={styles.place}>
      {since !== null && (
        <div className={styles.sign} data-lost="">
          <Icon name="wifi-off" />
          <p>
            <b>{t('lost_title')}</b>
            <span>{` ${t('lost_text', { time: timeText(since, clock) })}`}</span>
          </p>
          <Button variant="outline" size="sm" before="rotate-ccw" onClick={() => void board.load()}>
            {t('refresh')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Since when (ms since the epoch) the connection is lost; null while it holds. The browser's own report counts at once. */
function useLostSince(isLost: boolean): number | null {
  const { board } = useStaff();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (!isLost && isOnline) return setSince(null);
    const lost = board.now();
    const timer = setTimeout(() => setSince((before) => before ?? lost), isOnline ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [isLost, isOnline, board]);
  return since;
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
