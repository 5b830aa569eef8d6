import { useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import styles from './live-sign.module.css';
import type { Live } from './use-live-orders.ts';

/** Whether what is shown follows the kitchen by itself; where it does not any more, the way to ask. */
export function LiveSign({ live: { state, refresh } }: { live: Live }) {
  const t = useMessages('statuses');
  const text = { live: t('live'), connecting: t('connecting'), off: t('not_live') }[state];
  const isOff = state === 'off';
  return (
    <span className={styles.sign}>
      <span className={styles.text} data-state={state}>
        {text}
      </span>
      {/* Said aloud only when it is over: a short break repairs itself. */}
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
