import { Link } from 'react-router';
import { useApp, useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import styles from './live-sign.module.css';
import type { FollowedOrders } from './use-live-orders.ts';

/** Whether the order updates live; if the connection is given up, with a button that refreshes. */
export function LiveSign({ live: { state, refresh } }: { live: FollowedOrders }) {
  const t = useMessages('statuses');
  const text = { live: t('live'), connecting: t('connecting'), off: t('not_live') }[state];
  const { plain } = useApp();
  const isOff = state === 'off';
  if (import.meta.env.SSR && plain) {
    return (
      <Link className="link" to="" reloadDocument>
        {t('refresh')}
      </Link>
    );
  }
  return (
    <span className={styles.sign}>
      <span className={styles.text} data-state={state}>
        {text}
      </span>
      {/* Announced to screen readers only once it is given up: a short break repairs itself. */}
      <span role="status" className="visually-hidden">
        {isOff && text}
      </span>
      {isOff && (
        <Button variant="text" size="sm" before="rotate-ccw" onClick={refresh}>
          {t('refresh')}
        </Button>
      )}
    </span>
  );
}
